/** Records that can be made of any declaration, for tests and for demo content; and for the example of a template; apart from the language itself, so that a console fetches them when one is asked for. */
export { chanceOf, type Chance } from './chance';
export type { Manner } from './manner';
export { justOutside } from './outside';
export { inOrderOfNeed } from './order';
export { exampleRecord, exampleSteps, type ExampleParams, type Wanted } from './record';
export { exampleRows, exampleRowSteps, type RowsParams } from './rows';
export { recordFrom } from './mend';
export { exampleValues, renewed } from './parts';
