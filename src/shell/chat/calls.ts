import { defineCall, f } from '../../schemas';

/** Opens the chat once, within half a minute: `/admin/chat?ticket=…`, so that the session's token stands in no address. */
export const askChatTicket = defineCall({
  method: 'POST', path: '/chat/ticket', summary: 'A ticket that opens the help chat once', gate: 'signedIn', perMinute: 60,
  gives: { ticket: f.text({ required: true, maxLength: 100 }), expiresAt: f.datetime({ required: true }) },
});
