export { plainPortable as portable } from '../../values/portable';
