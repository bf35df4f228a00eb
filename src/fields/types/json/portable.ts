export { jsonPortable as portable } from '../../values/portable';
