import { WEEK, defineResource, f } from '../schemas';

/** Learners who are taught together, at certain hours, by somebody (part 1 §2). */
export const batch = defineResource({
  name: 'batch',
  route: ['allbatch', 'batch'],
  menu: { group: 'learners', icon: 'batch', order: 16 },
  home: true,
  demo: 36,
  subtitle: '{startsOn}',
  fields: {
    name: f.text({ required: true, searchable: true, maxLength: 80, example: ['Morning batch A', 'Evening batch B', 'Weekend batch', 'Repeaters batch', 'Foundation batch', 'Crash course 1', 'Fast track', 'Holiday batch', 'Evening batch C'] }),
    courseId: f.ref('course', { required: true, onDelete: 'refuse', fixedBy: 'members' }),
    facultyId: f.ref('faculty', { warns: { status: 'inactive' }, aliases: ['Teacher', 'Tutor', 'Professeur', 'Formateur', '先生', '老师'] }),
    branchId: f.ref('branch', { where: { status: 'open' }, warns: { status: 'closed' } }),
    mode: f.choice(['classroom', 'online', 'both'], { required: true, default: 'classroom' }),
    capacity: f.integer({ required: true, min: 1, max: 5000, default: 40, hint: true, aliases: ['Strength', 'Intake', 'Max students', 'Capacité', '人数上限', '容量'] }),
    members: f.count('batchMember', 'batchId'),
    seatsLeft: f.formula('capacity', '-', 'members'),
    startsOn: f.date({ required: true, newWithin: 731, aliases: ['Start', 'Start date', 'From date', 'Date de début', '開始', '开始'] }),
    endsOn: f.date({ after: 'startsOn', shownAs: 'deadline', aliases: ['End', 'End date', 'To date', 'Date de fin', '終了', '结束'] }),
    schedule: f.list({ day: f.choice(WEEK, { required: true }), from: f.time({ required: true }), to: f.time({ required: true, after: 'from' }) }, { maxItems: 21, apart: { by: 'day', from: 'from', to: 'to' } }),
    notes: f.longText({ maxLength: 1000 }),
    isClosed: f.boolean({ readOnly: true }),
    status: f.choice(['upcoming', 'running', 'ended', 'closed'], {
      tones: { upcoming: 'blue', running: 'green', ended: 'grey', closed: 'amber' },
      derive: [{ value: 'ended', if: { endsOn: { lt: { today: 0 } } } }, { value: 'closed', if: { isClosed: true } }, { value: 'upcoming', if: { startsOn: { gt: { today: 0 } } } }, { value: 'running' }],
    }),
  },
  unique: [['name', 'courseId']],
  list: {
    columns: ['name', 'status', 'courseId', 'facultyId', 'branchId', 'mode', 'members', 'capacity', 'seatsLeft', 'startsOn', 'endsOn'],
    filters: ['status', 'courseId', 'facultyId', 'branchId', 'mode', 'startsOn', 'endsOn', 'capacity', 'createdAt'],
    sortable: ['name', 'startsOn', 'endsOn', 'capacity', 'createdAt'],
    segments: ['running', 'upcoming', 'closed', 'ended', 'deleted'],
  },
  form: {
    sections: [
      { name: 'general', fields: ['instituteId', 'name', 'courseId', 'facultyId', 'branchId', 'mode', 'capacity'] },
      { name: 'schedule', fields: ['startsOn', 'endsOn', 'schedule', 'notes'] },
    ],
  },
  related: [{ resource: 'batchMember', field: 'batchId' }, { resource: 'timetable', field: 'batchId' }],
  lifecycle: {
    field: 'status',
    actions: {
      close: { from: ['upcoming', 'running'], set: { isClosed: true }, bulk: true, confirm: true, undo: 'reopen' },
      reopen: { from: ['closed'], set: { isClosed: false }, bulk: true, undo: 'close' },
    },
  },
  handlers: { beforeWrite: 'guardBatch' },
});
