import { joinTexts, makePortable, splitTexts } from '../shared/portable';
import { toTexts } from '../shared/values';

export const portable = makePortable({ write: ({ value }) => joinTexts(toTexts(value)), read: ({ text }) => splitTexts(text) });
