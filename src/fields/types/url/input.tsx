import { textInput } from '../../controls/TextControl';

export const input = textInput({ type: 'url', inputMode: 'url' });
