import { textInput } from '../shared/TextControl';

export const input = textInput({ type: 'url', inputMode: 'url' });
