import { textInput } from '../shared/TextControl';

export const input = textInput({ type: 'email', inputMode: 'email' });
