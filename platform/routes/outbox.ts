import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import { failure } from '../errors';
import { readOutbox } from '../providers/outbox';
import { pageQuery } from './pageQuery';
import { ok } from './readBody';

/** What the platform has sent, for the super admin: `/api/v9/outbox`, and a plain page of it at `/outbox`. */
export function registerOutboxRoutes(app: FastifyInstance, context: PlatformContext): void {
  const answer = async (request: FastifyRequest) => {
    if (request.actor?.role !== 'super_admin') throw failure({ code: 'FORBIDDEN' });
    const { page, size } = pageQuery({ query: request.query, size: 50, maxSize: 100 });
    const found = await context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => readOutbox({ trx, page, size }));
    return ok({ ...found, page, size });
  };
  app.get('/api/v9/outbox', answer);
  app.get('/outbox', async (_request, reply) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(PAGE));
  app.get('/outbox.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(SCRIPT));
}

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title></head>
<body>
<main>
<h1>Outbox</h1>
<p id="state" role="status">Reading…</p>
<table hidden><caption>Messages, newest first</caption>
<thead><tr><th scope="col">At</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Text</th></tr></thead><tbody></tbody></table>
</main>
<script src="/outbox.js"></script>
</body>
</html>
`;

/** In a file of its own: pages run no inline code. The key is the console's, which signs in. */
const SCRIPT = `const authorization = localStorage.getItem('lectern.token');
const state = document.querySelector('#state');
const table = document.querySelector('table');
const reply = authorization ? fetch('/api/v9/outbox', { headers: { authorization } }) : Promise.resolve({ ok: false });
reply.then(async (response) => {
  if (!response.ok) { state.textContent = 'Sign in to the console as super admin first, then reload this page.'; return; }
  const { data } = await response.json();
  state.textContent = data.total + ' messages';
  for (const { at, recipient, subject, body } of data.items) {
    const row = table.tBodies[0].insertRow();
    for (const text of [new Date(at).toLocaleString(), recipient, subject, body]) row.insertCell().textContent = text;
  }
  table.hidden = data.items.length === 0;
});
`;
