import { joinTexts, makePortable, splitTexts } from '../../values/portable';
import { toTexts } from '../../values/values';

export const portable = makePortable({ write: ({ value }) => joinTexts(toTexts(value)), read: ({ text }) => splitTexts(text) });
