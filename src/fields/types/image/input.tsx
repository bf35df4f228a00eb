import type { Input } from '../../values/inputTypes';
import { UploadControl } from '../../controls/UploadControl';

export const input: Input = { Component: UploadControl, labelled: 'group' };
