import { defineCall, f } from '../../schemas';

/** Asked before it is done; what follows then follows whoever is there by then. */
export const countTold = defineCall({
  method: 'POST', path: '/told', summary: 'How many people would be told by mail if something were done to records: event is delete, or an action of the module', gate: 'signedIn', reading: true,
  body: { module: f.text({ required: true, maxLength: 100 }), event: f.text({ required: true, maxLength: 100 }), ids: f.tags({ required: true }) },
  gives: { people: f.integer({ required: true }) },
});
