export { filter } from '../ref/filter';
