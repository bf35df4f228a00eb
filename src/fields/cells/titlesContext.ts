import { createContext } from 'react';
import type { UseTitles } from '../../dataProvider';

/**
 * Titles of what the references of a list point at, by module, asked for once a column. Without it, as on a record's
 * page, each reference asks for its own.
 */
export const TitlesContext = createContext<ReadonlyMap<string, UseTitles> | null>(null);
