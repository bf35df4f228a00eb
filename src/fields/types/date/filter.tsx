export { DayFilter as filter } from '../../filtering/DayFilter';
