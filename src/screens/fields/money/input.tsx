export { input } from '../number/input';
