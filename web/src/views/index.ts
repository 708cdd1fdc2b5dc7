// The views, one a route: #/NAME/subject?options. Each gets the route and keeps its address up to date by
// replace_route(). Those with a card are shown in the gallery.
import type { Component } from 'svelte';
import type { Route } from '../stores/route';
import type { Word } from '../words';
import Arena from './Arena.svelte';
import Exercise from './Exercise.svelte';
import Matrix from './Matrix.svelte';
import Paths from './Paths.svelte';
import Play from './Play.svelte';
import Review from './Review.svelte';
import Search from './Search.svelte';

export interface View {
    name: string;
    component: Component<{ route: Route }>;
    card?: { title: Word; text: Word; address: string };
}

export const views: View[] = [
    { name: 'play', component: Play },
    { name: 'review', component: Review },
    { name: 'arena', component: Arena, card: { title: 'arena_title', text: 'arena_card', address: '#/arena/course-example-3' } },
    { name: 'search', component: Search, card: { title: 'search_title', text: 'search_card', address: '#/search/tree:fig52' } },
    { name: 'paths', component: Paths, card: { title: 'paths_title', text: 'paths_card', address: '#/paths/course' } },
    { name: 'matrix', component: Matrix, card: { title: 'matrix_title', text: 'matrix_card', address: '#/matrix/prisoners' } },
    { name: 'exercise', component: Exercise, card: { title: 'exercise_title', text: 'exercise_card', address: '#/exercise/attractor?level=1&seed=1' } },
];
