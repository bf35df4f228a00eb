export { TextFilter as filter } from '../shared/TextFilter';
