import { defineResource, f } from '../schemas';

/** The batches that a live class is for, below the class, with who of each came (part 1 §2). */
export const liveClassBatch = defineResource({
  name: 'liveClassBatch',
  route: ['live-class/:liveClassId/~type/batch', 'live-class/:liveClassId/~type/batch/:id'],
  module: 'liveClass',
  source: 'liveClassBatches',
  endpoint: { path: '/live-class/{liveClassId}/batch' },
  fields: {
    name: f.text({ searchable: true }),
    batchId: f.ref('batch'),
    liveClassId: f.ref('liveClass'),
    provider: f.choice(['zoom', 'merithub']),
    startsAt: f.datetime({ shownAs: 'exact' }),
    facultyId: f.ref('faculty'),
    capacity: f.integer(),
    members: f.integer(),
    present: f.integer(),
    attendance: f.integer({ unit: '%' }),
  },
  list: {
    madeIn: 'liveClass',
    columns: ['name', 'liveClassId', 'startsAt', 'facultyId', 'members', 'present', 'attendance'],
    filters: ['liveClassId', 'batchId', 'facultyId', 'startsAt', 'instituteId'],
    sort: '-startsAt',
    sortable: ['name'],
  },
});
