import { textInput } from '../shared/TextControl';

export const input = textInput({ type: 'date', take: (text) => text || null });
