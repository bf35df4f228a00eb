export { nestedPortable as portable } from '../../values/portable';
