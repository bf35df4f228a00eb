import { textInput } from '../shared/TextControl';

export const input = textInput({ type: 'tel', inputMode: 'tel' });
