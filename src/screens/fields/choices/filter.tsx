export { ChoiceFilter as filter } from '../shared/ChoiceFilter';
