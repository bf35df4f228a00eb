import { defineResource, f } from '../schemas';

/** What an assistant is told before it writes questions, tests or answers (part 1 §2). The operator's are there for everybody. */
export const aiPrompt = defineResource({
  name: 'aiPrompt',
  route: 'ai-prompts',
  tenant: 'shared',
  sharedWhere: { status: 'active' },
  menu: { group: 'assistant', icon: 'sparkle', order: 19, hiddenFor: ['whiteLabelled'] },
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 80 }),
    purpose: f.choice(['questions', 'test', 'doubt', 'summary', 'other'], { required: true, default: 'questions' }),
    prompt: f.longText({ required: true, searchable: true, minLength: 20, maxLength: 4000, hint: true }),
    languageId: f.ref('language', { where: { status: 'active' }, onDelete: 'clear' }),
    temperature: f.number({ min: 0, max: 2, decimals: 1, default: 0.7, hint: true }),
    status: f.choice(['active', 'inactive'], { readOnly: true, default: 'active', tones: { active: 'green', inactive: 'grey' } }),
  },
  list: {
    columns: ['name', 'status', 'purpose', 'prompt', 'languageId', 'updatedAt'],
    filters: ['status', 'purpose', 'languageId', 'createdAt'],
    segments: ['active', 'inactive', 'deleted'],
  },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'name', 'purpose', 'prompt', 'languageId', 'temperature'] }] },
  lifecycle: {
    field: 'status',
    actions: {
      activate: { from: ['inactive'], to: 'active', bulk: true, undo: 'deactivate' },
      deactivate: { from: ['active'], to: 'inactive', bulk: true, confirm: true, undo: 'activate' },
    },
  },
});
