import { textInput, textOf } from '../shared/TextControl';
import { formatPhone } from './cell';

export const input = textInput({ type: 'tel', inputMode: 'tel', show: (value) => formatPhone(textOf(value)) });
