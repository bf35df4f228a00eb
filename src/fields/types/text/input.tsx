import { textInput } from '../../controls/TextControl';
import { GenerateCode } from './GenerateCode';

export const input = textInput({ beside: (props) => props.field.generate && <GenerateCode {...props} /> });
