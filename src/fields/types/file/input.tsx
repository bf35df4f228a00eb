export { input } from '../image/input';
