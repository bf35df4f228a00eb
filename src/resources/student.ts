import { defineResource, f, rowsOf } from '../schemas';
import type { user } from './user';

/** Learners: the people who learn at an institute. What is particular to one course is that course's. */
export const student = defineResource({
  name: 'student',
  route: 'students',
  of: rowsOf<typeof user>('user'),
  where: { role: 'student' },
  takes: { name: true, emailId: true, phoneNumber: true, city: true, language: true, imageURL: true, status: true, lastSignInAt: true },
  menu: { group: 'learners', icon: 'student', order: 17 },
  home: true,
  fields: {
    admissionNumber: f.text({ unique: true, searchable: true, maxLength: 40, hint: true, copy: true, aliases: ['Admission no', 'Adm no', 'Roll no', 'Roll number', 'Registration number', 'Reg no', 'Enrolment number', 'Student ID', 'Learner ID', 'Matricule', '学籍番号', '学生番号', '学号'] }),
    branchId: f.ref('branch', { onDelete: 'clear', where: { status: 'open' }, aliases: ['Centre', 'Center', 'Campus', '校舎', '校区', '分校'] }),
    courseIds: f.named('course', { in: 'subscription', by: 'userId', at: 'courseId', where: { status: { in: ['active', 'upcoming'] } }, hint: true }),
    batchIds: f.named('batch', { in: 'batchMember', by: 'userId', at: 'batchId', hint: true }),
    dateOfBirth: f.date({ earliest: '1900-01-01', latest: { today: 0 }, aliases: ['DOB', 'Birth date', 'Birthday', 'Date de naissance', '生年月日', '誕生日', '出生日期', '生日'] }),
    guardianName: f.text({ maxLength: 120, aliases: ['Parent', 'Parent name', 'Father', 'Father’s name', 'Mother’s name', 'Nom du parent', '保護者名', '家长', '家长姓名', '监护人姓名'] }),
    guardianPhone: f.phone({ aliases: ['Guardian mobile', 'Guardian number', 'Parent phone', 'Parent mobile', 'Parent number', 'Father’s mobile', 'Téléphone du parent', '保護者の電話番号', '家长电话', '监护人电话'] }),
  },
  list: {
    columns: ['name', 'admissionNumber', 'emailId', 'phoneNumber', 'instituteId', 'branchId', 'city', 'status', 'createdAt'],
    filters: ['status', 'courseIds', 'batchIds', 'branchId', 'instituteId', 'admissionNumber', 'city', 'language', 'lastSignInAt', 'createdAt'],
    segments: ['active', 'invited', 'inactive', 'deleted'],
  },
  form: {
    sections: [
      { name: 'general', fields: ['instituteId', 'name', 'emailId', 'phoneNumber', 'city', 'language', 'imageURL'] },
      { name: 'study', fields: ['admissionNumber', 'branchId'] },
      { name: 'family', fields: ['dateOfBirth', 'guardianName', 'guardianPhone'] },
    ],
  },
  related: [{ resource: 'subscription', field: 'userId' }, { resource: 'batchMember', field: 'userId' }],
  import: { key: 'emailId' },
});
