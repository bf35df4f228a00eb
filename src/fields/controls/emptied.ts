import { createContext } from 'react';

/** References that were emptied since a field beside them was changed: their paths, and that field's name. */
export const EmptiedContext = createContext<ReadonlyMap<string, string>>(new Map());
