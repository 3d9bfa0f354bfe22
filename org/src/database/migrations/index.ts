import { createTables } from './0001-create-tables.ts';
import { createViews } from './0002-create-views.ts';
import { addCaveats } from './0003-add-caveats.ts';
import { ungradeUnconnected } from './0004-ungrade-unconnected.ts';
import type { Migration } from './migration.ts';

/** In the order in which they run; the first has number 1. */
export const migrations: readonly Migration[] = [createTables, createViews, addCaveats, ungradeUnconnected];
