import { ERRORS } from '../../platform/errors';

/** `docs/errors.md`: the platform's table of errors, for whoever calls the API. */
export function errorsPage(): string {
  const rows = Object.entries(ERRORS).map(([code, { status, message, remedy }]) => `| ${status} | \`${code}\` | ${message} | ${remedy} |`);
  return `# Errors of the API

Every failure answers with its HTTP status and one envelope:

\`\`\`json
{ "httpcode": 422, "code": "VALIDATION", "message": "Some values are not valid.", "errors": { "name": "…" }, "requestId": "…" }
\`\`\`

\`errors\` holds one sentence per field, \`problems\` the same by code, for translation. \`requestId\` is in the log, and in
the header \`x-request-id\`. This page is written from \`platform/errors.ts\` by \`npm run schema:print\`.

| Status | Code | Message | What to do |
|---:|---|---|---|
${rows.join('\n')}
`;
}
