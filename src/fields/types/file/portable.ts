export { addressPortable as portable } from '../../values/portable';
