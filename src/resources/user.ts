import { defineResource, f, RIGHTS_OVER_MODULES } from '../schemas';

/** People who sign in. What a user may do comes from the role and from module access. */
export const user = defineResource({
  name: 'user',
  people: true,
  menu: { group: 'organisation', icon: 'user', order: 5 },
  home: true,
  title: '{name}',
  subtitle: '{emailId}',
  picture: 'imageURL',
  endpoint: { failures: { create: 'addUser' }, also: { lookup: 'GET /user/userNameSuggestion' } },
  fields: {
    name: f.text({ required: true, searchable: true, minLength: 2, maxLength: 120, aliases: ['Full name', 'Person', 'Student name', 'Learner name', 'Teacher name', 'Staff name', 'Nom complet', 'Nom et prénom', '氏名', '名前', 'お名前', '姓名', '学生姓名'] }),
    emailId: f.email({ required: true, unique: 'everywhere', searchable: true }),
    phoneNumber: f.phone({ unique: 'everywhere', searchable: true }),
    role: f.choice(['super_admin', 'institute', 'student', 'admin', 'faculty', 'sub_admin'], {
      required: true, tones: { super_admin: 'blue', admin: 'blue' },
    }),
    status: f.choice(['invited', 'active', 'inactive'], { readOnly: true, default: 'invited', tones: { invited: 'amber', active: 'green', inactive: 'grey' } }),
    city: f.text({ searchable: true, maxLength: 80, suggest: 'POST /place/search', aliases: ['Town', 'City or town', 'Place', 'Ville', 'Commune', '市区町村', '都市', '城市', '所在城市'] }),
    language: f.language({ default: { user: 'language' }, aliases: ['Preferred language', 'Mother tongue', 'Langue préférée', '使用言語', '语言偏好'] }),
    password: f.password({ minLength: 10, readOnly: true }),
    imageURL: f.image({ kind: 'user' }),
    allowAllInstitutes: f.boolean({ hint: true, roles: { read: ['super_admin'], write: ['super_admin'] } }),
    profileId: f.ref('role', { hint: true, where: { kind: { field: 'role' } }, onDelete: 'refuse', when: { role: ['admin', 'institute', 'faculty', 'sub_admin'] } }),
    access: f.matrix({ ...RIGHTS_OVER_MODULES, over: 'profileId', forRole: { field: 'role' }, hint: true, when: { role: ['admin', 'institute', 'faculty', 'sub_admin'] } }),
    lastSignInAt: f.datetime({ readOnly: true }),
    failedSignIns: f.integer({ readOnly: true, default: 0 }), lastFailedSignInAt: f.datetime({ readOnly: true }),
  },
  list: {
    columns: ['name', 'emailId', 'phoneNumber', 'role', 'instituteId', 'city', 'status', 'lastSignInAt', 'createdAt'],
    filters: ['status', 'role', 'profileId', 'instituteId', 'city', 'language', 'lastSignInAt', 'failedSignIns', 'lastFailedSignInAt', 'createdAt'],
  },
  form: {
    sections: [
      { name: 'general', fields: ['name', 'emailId', 'phoneNumber', 'city', 'language', 'imageURL'] },
      { name: 'access', fields: ['instituteId', 'role', 'allowAllInstitutes', 'profileId', 'access'] },
    ],
  },
  lifecycle: {
    field: 'status',
    byPlatform: ['active'],
    actions: {
      activate: { from: ['inactive'], to: 'active', bulk: true, undo: 'deactivate' },
      invite: { from: ['invited'], bulk: true, confirm: false, handler: 'sendInvitation' },
      sendPasswordLink: { from: ['active'], bulk: true, handler: 'sendPasswordLink' },
      deactivate: { from: ['active'], to: 'inactive', bulk: true, confirm: true, undo: 'activate', handler: 'endSessions' },
    },
  },
  attention: {
    failedSignIns: { filters: { failedSignIns: { from: 5 }, lastFailedSignInAt: { days: [-1, 0] } }, tone: 'red' },
  },
  import: { key: 'emailId' },
  handlers: { beforeWrite: 'guardUser', afterWrite: 'syncUser' },
});
