export { TimeFilter as filter } from '../../filtering/RangeFilter';
