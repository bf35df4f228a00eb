/** Signs that the text of a search may have. */
export const MAX_SEARCH_LENGTH = 200;
/** Records one call for many is about at most. */
export const MOST_OF_MANY = 100;
