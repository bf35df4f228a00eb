import { defineCall, f } from '../../schemas';

const said = { language: f.choice(['en', 'zh', 'fr', 'ja'], { required: true }) } as const;

export const keepLanguage = defineCall({
  method: 'PUT', path: '/user/language', summary: 'The language of messages to oneself: en, zh, fr or ja', gate: 'signedIn', withoutPlan: true, body: said, gives: said,
});
