export { TimeFilter as filter } from '../shared/RangeFilter';
