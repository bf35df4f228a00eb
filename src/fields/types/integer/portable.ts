export { portable } from '../number/portable';
