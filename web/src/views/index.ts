// The views, one a route: #/NAME/subject?options. Each gets the route and keeps its address up to date by
// replace_route(). Those with a card are shown in the gallery.
import type { Component } from 'svelte';
import type { Route } from '../stores/route';
import type { Word } from '../words';
import Play from './Play.svelte';
import Review from './Review.svelte';

export interface View {
    name: string;
    component: Component<{ route: Route }>;
    card?: { title: Word; text: Word; address: string };
}

export const views: View[] = [
    { name: 'play', component: Play },
    { name: 'review', component: Review },
];
