import { WEEK, defineResource, f } from '../schemas';

/** Hours of a week in the classroom: who teaches what, to whom and where (part 1 §2, `offline_timetable`). */
export const timetable = defineResource({
  name: 'timetable',
  module: 'offline_timetable',
  demo: 48,
  title: '{startTime}–{endTime}, {room}',
  subtitle: '{validFrom}',
  fields: {
    day: f.choice(WEEK, { required: true }),
    startTime: f.time({ required: true, aliases: ['Start', 'From', 'Begins', 'Heure de début', '開始', '开始'] }),
    endTime: f.time({ required: true, after: 'startTime', aliases: ['End', 'To', 'Until', 'Heure de fin', '終了', '结束'] }),
    batchId: f.ref('batch', { required: true, onDelete: 'cascade', warns: { any: [{ startsOn: { gt: { beside: 'validFrom' } } }, { endsOn: { lt: { beside: 'validFrom' } } }, { endsOn: { lt: { beside: 'validTo' } } }] } }),
    subjectId: f.ref('subject', { required: true, onDelete: 'name' }),
    facultyId: f.ref('faculty', { required: true, onDelete: 'name', warns: { status: 'inactive' }, aliases: ['Teacher', 'Tutor', 'Professeur', 'Formateur', '先生', '老师'] }),
    branchId: f.ref('branch', { where: { status: 'open' }, warns: { status: 'closed' } }),
    room: f.text({ required: true, searchable: true, maxLength: 40, example: ['Room 1', 'Room 2', 'Room 3', 'Laboratory', 'Hall', 'Room 12'] }),
    validFrom: f.date({ required: true, default: { today: 0 }, newWithin: 366, aliases: ['From date', 'Start date', 'Date de début', '開始日', '开始日期'] }),
    validTo: f.date({ after: 'validFrom', reaches: 'day', shownAs: 'deadline', hint: true, aliases: ['To date', 'End date', 'Date de fin', '終了日', '结束日期'] }),
  },
  import: { key: ['day', 'startTime', 'batchId', 'validFrom'] },
  list: {
    columns: ['day', 'startTime', 'endTime', 'subjectId', 'batchId', 'facultyId', 'room', 'branchId', 'validFrom', 'validTo'],
    filters: ['day', 'batchId', 'facultyId', 'subjectId', 'branchId', 'room', 'validFrom', 'validTo', 'createdAt'],
    sort: 'day',
    thenBy: 'startTime',
    sortable: ['day', 'startTime', 'room', 'validFrom', 'createdAt'],
    segments: ['deleted'],
  },
  form: {
    sections: [
      { name: 'general', fields: ['instituteId', 'day', 'startTime', 'endTime', 'validFrom', 'validTo'] },
      { name: 'lesson', fields: ['batchId', 'subjectId', 'facultyId', 'branchId', 'room'] },
    ],
  },
  handlers: { beforeWrite: 'guardWeek' },
});
