import { textInput } from '../../controls/TextControl';

export const input = textInput({ type: 'time', show: (value) => String(value ?? '').slice(0, 5), take: (text) => text.slice(0, 5) || null });
