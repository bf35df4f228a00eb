export { DayFilter as filter } from '../shared/DayFilter';
