export { TextFilter as filter } from '../../filtering/TextFilter';
