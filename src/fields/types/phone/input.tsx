import { textInput, textOf } from '../../controls/TextControl';
import { formatPhone } from '../../../schemas';

export const input = textInput({ type: 'tel', inputMode: 'tel', show: (value) => formatPhone(textOf(value)) });
