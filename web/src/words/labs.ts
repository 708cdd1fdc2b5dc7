// Words of the views on arenas, searches, lessons and exercises.
import type { Pair } from './index';

export const labs = {} satisfies Record<string, Pair>;
