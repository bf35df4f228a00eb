export { plainPortable as portable } from '../shared/portable';
