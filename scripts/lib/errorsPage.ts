import { ERRORS } from '../../platform/kernel/errors';
import { REASONS } from '../../platform/kernel/reasons';
import { CATALOGUES, SIGNED_OUT_TITLE, type CatalogueRow, type ProfileName } from '../../src/dataProvider/errorCatalogue';
import { PROFILES } from '../../src/dataProvider/profiles';
import { fixed } from '../../src/i18n/en/fixed';

/** `docs/errors.md`: the platform's table of errors, for whoever calls the API, and what the console makes of a status. */
export function errorsPage(): string {
  const rows = Object.entries(ERRORS).map(([code, { status, message, remedy }]) => `| ${status} | \`${code}\` | ${message} | ${remedy} |`);
  const reasons = Object.entries(REASONS).map(([reason, { code, message }]) => `| \`${code}\` | \`${reason}\` | ${message} |`);
  return `# Errors of the API

Every failure answers with its HTTP status and one envelope:

\`\`\`json
{ "httpcode": 422, "code": "VALIDATION", "message": "Some values are not valid.", "errors": { "name": "…" }, "requestId": "…" }
\`\`\`

\`message\` and \`errors\` are English, for whoever writes a program. \`errors\` holds one sentence per field, \`problems\` the
same by code, for translation; a \`reason\`, with its \`params\`, narrows the code down. The console says all of it in the
user’s language, and falls back to \`message\` only for a code it does not know. \`requestId\` is in the log, and in
the header \`x-request-id\`. This page is written from the two catalogues by \`npm run schema:print\`.

| Status | Code | Message | What to do |
|---:|---|---|---|
${rows.join('\n')}

## Reasons

Some replies carry a \`reason\`, and what it speaks of in \`params\`. It is sent with its code.

| Code | Reason | Message |
|---|---|---|
${reasons.join('\n')}

## What the console does

A code above counts before the status (\`docs/decisions/0003-code-before-status.md\`). What remains goes by status, by the
client that made the call. Each text is shown once an incident (\`docs/decisions/0010-once-an-incident.md\`).

| Status | ${NAMES.map((name) => `${name}, ${PROFILES[name].timeoutMs / 1000} s`).join(' | ')} |
|---|${NAMES.map(() => '---').join('|')}|
${STATUSES.map((status) => `| ${status} | ${NAMES.map((name) => deed(CATALOGUES[name].statuses[status]!)).join(' | ')} |`).join('\n')}
| other | ${NAMES.map((name) => deed(CATALOGUES[name].other)).join(' | ')} |
| no reply | ${NAMES.map((name) => deed(CATALOGUES[name].requestSetupFailure)).join(' | ')} |

A body with \`httpcode\` 401 counts as 401 whatever its status. The console's own time limit counts as 508. 412, 413, 415
and 429 are met where they arise. Sign-in forms deal with 401, 403, 404, 423, 429 and 498 themselves.
`;
}

const NAMES = Object.keys(CATALOGUES) as ProfileName[];
const STATUSES = Object.keys(CATALOGUES.main.statuses).map(Number);

function deed({ action, text }: CatalogueRow): string {
  const words = text === null ? '' : `“${wordsOf(text)}”`;
  switch (action) {
    case 'show': return words;
    case 'silent': return 'nothing';
    case 'signOut': return `“${wordsOf(SIGNED_OUT_TITLE)}”, ${words}: the session ends, sign-in page`;
    case 'planExpired': return `nothing; with \`x-plan-active: false\` ${words}, change of plan`;
    case 'serverWords': return 'what the reply says';
    case 'flag': return 'a flag, nothing shown';
    case 'navigateRoot': return 'to the root path';
  }
}

function wordsOf(key: string): string {
  const [, area, name] = key.split('.');
  return (fixed as Record<string, Record<string, string>>)[area!]![name!]!;
}
