export { cell } from '../number/cell';
