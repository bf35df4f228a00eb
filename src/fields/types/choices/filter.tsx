export { ChoiceFilter as filter } from '../../filtering/ChoiceFilter';
