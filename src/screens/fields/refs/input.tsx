import { refInput } from '../shared/refInput';

export const input = refInput({ isMultiple: true });
