import { textInput } from '../shared/TextControl';

export const input = textInput();
