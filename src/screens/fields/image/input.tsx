import type { Input } from '../inputTypes';
import { UploadControl } from '../shared/UploadControl';

export const input: Input = { Component: UploadControl, labelled: 'group' };
