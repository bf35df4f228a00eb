import { SecretControl } from '../../controls/SecretControl';
import type { Input } from '../../values/inputTypes';

export const input: Input = { Component: SecretControl };
