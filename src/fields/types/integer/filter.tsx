export { NumberFilter as filter } from '../../filtering/RangeFilter';
