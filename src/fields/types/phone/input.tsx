import { textInput, textOf } from '../../controls/TextControl';
import { formatPhone } from './cell';

export const input = textInput({ type: 'tel', inputMode: 'tel', show: (value) => formatPhone(textOf(value)) });
