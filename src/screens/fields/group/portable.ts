export { nestedPortable as portable } from '../shared/portable';
