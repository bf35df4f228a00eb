import { createUsePuck } from '@puckeditor/core';

/** What of the canvas is asked for: each part draws anew for what it asks alone. */
export const useCanvas = createUsePuck();
