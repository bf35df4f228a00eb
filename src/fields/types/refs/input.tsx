import { refInput } from '../../controls/refInput';

export const input = refInput({ isMultiple: true });
