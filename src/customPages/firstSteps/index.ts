export { FirstSteps as default } from './FirstSteps';
