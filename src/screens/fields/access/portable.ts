export { jsonPortable as portable } from '../shared/portable';
