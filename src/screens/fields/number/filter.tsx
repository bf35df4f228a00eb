export { NumberFilter as filter } from '../shared/RangeFilter';
