import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/**
 * Serves the built peer, compressed and cached as ours is, and its records from memory.
 * @param {{ folder: string, rows: { id: string }[] }} options
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function servePeer({ folder, rows }) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://peer');
    if (url.pathname.startsWith('/peer-api/user')) return answer({ url, rows, response });
    return file({ folder, path: url.pathname, request, response });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((done) => server.close(done) && server.closeAllConnections()),
  };
}

function answer({ url, rows, response }) {
  const id = url.pathname.split('/')[3];
  const body = id ? rows.find((row) => row.id === id) : page(rows, url.searchParams);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function page(rows, query) {
  const text = (query.get('q') ?? '').toLowerCase();
  const found = text ? rows.filter((row) => `${row.name} ${row.emailId} ${row.city}`.toLowerCase().includes(text)) : rows;
  const size = Number(query.get('size'));
  const begin = Number(query.get('page')) * size;
  return { data: found.slice(begin, begin + size), total: found.length };
}

function file({ folder, path, request, response }) {
  const wanted = join(folder, normalize(path));
  const found = extname(path) && existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(folder, 'index.html');
  const isBrotli = String(request.headers['accept-encoding']).includes('br') && existsSync(`${found}.br`);
  response.writeHead(200, {
    'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
    'cache-control': found.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(isBrotli ? { 'content-encoding': 'br' } : {}),
  });
  createReadStream(isBrotli ? `${found}.br` : found).pipe(response);
}
