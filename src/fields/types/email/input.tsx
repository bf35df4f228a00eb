import { textInput } from '../../controls/TextControl';

export const input = textInput({ type: 'email', inputMode: 'email' });
