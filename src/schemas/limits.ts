/** Signs that the text of a search may have. */
export const MAX_SEARCH_LENGTH = 200;
