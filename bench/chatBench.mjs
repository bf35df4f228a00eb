import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WebSocket } from 'ws';
import { ms } from './lib/figures.mjs';
import { authorize, startProduct } from './lib/product.mjs';
import { writeSection } from './lib/section.mjs';

const VISITORS = 430;
/** Ten chats each, which is the most that one person may have: 500 with the visitors. */
const PEOPLE = ['super_admin', 'admin', 'sub_admin', 'institute', 'institute2', 'whitelabel', 'faculty'];
const CHATS_EACH = 10;
const QUESTIONS = { person: 'how do I make a coupon?', visitor: 'how do I register an institute?' };

/** Opens a chat; `ask` gives the milliseconds until the first word of the answer, when the whole of it has come. */
function openChat({ address, path, headers = {} }) {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}${path}`, { headers });
  const opened = new Promise((done, fail) => {
    socket.once('open', done);
    socket.once('error', fail);
  });
  const ask = (text) => new Promise((done, fail) => {
    const begun = performance.now();
    let first = NaN;
    let answer = '';
    const onClose = (code) => fail(new Error(`A chat was closed with ${code}`));
    const onMessage = (data) => {
      const message = String(data);
      if (message === '[REMOVE_TYPING]') {
        socket.off('message', onMessage).off('close', onClose);
        // The help's own words stand in a quotation.
        if (/^> \S/m.test(answer)) done(first);
        else fail(new Error(`This came not out of the help: ${answer}`));
      } else if (message !== '[TYPING]') {
        if (answer === '') first = performance.now() - begun;
        answer += message;
      }
    };
    socket.on('message', onMessage).on('close', onClose);
    socket.send(JSON.stringify({ type: 'text', content: text, voice: null }));
  });
  const close = () => new Promise((done) => socket.once('close', done).close());
  return { opened, ask, close };
}

/** Memory and first words, out of the help, while 500 chats are open at once. `product` believes X-Forwarded-For. */
export async function measureChats({ product: { address, memory } }) {
  const tokens = await Promise.all(PEOPLE.map((account) => authorize({ address, account })));
  const person = (place) => ({ question: QUESTIONS.person, path: `/admin/chat?token=${encodeURIComponent(tokens[place % tokens.length])}` });
  const visitor = (place) => ({ question: QUESTIONS.visitor, path: `/plan/chat?session_id=visitor-${place}`, headers: { 'x-forwarded-for': `10.1.${place >> 8}.${place & 255}` } });
  const open = async (list) => {
    const chats = list.map(({ question, path, headers }) => ({ question, ...openChat({ address, path, headers }) }));
    await Promise.all(chats.map(({ opened }) => opened));
    return chats;
  };
  // What is made once, the help's index, is no cost of many chats.
  const [early] = await open([visitor(VISITORS)]);
  await early.ask(early.question);
  await early.close();

  const before = memory();
  const chats = await open([...Array.from({ length: VISITORS }, (_, place) => visitor(place)), ...Array.from({ length: PEOPLE.length * CHATS_EACH }, (_, place) => person(place))]);
  const allAtOnce = await Promise.all(chats.map(({ ask, question }) => ask(question)));
  const after = memory();
  const oneByOne = [];
  for (let place = 0; place < chats.length; place += 5) oneByOne.push(await chats[place].ask(chats[place].question));
  await Promise.all(chats.map(({ close }) => close()));
  return { chats: chats.length, before, after, closed: memory(), oneByOne: shares(oneByOne), allAtOnce: shares(allAtOnce) };
}

function shares(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  const at = (share) => sorted[Math.ceil(share * sorted.length) - 1];
  return { p50: at(0.5), p95: at(0.95) };
}

/** `node bench/chatBench.mjs`: over a product of its own, with the demo content; writes its part of `bench/results.md`. */
if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  chmodSync(dataDir, 0o755);
  const product = await startProduct({ dataDir, env: { LECTERN_TRUST_PROXY: '1', LECTERN_DEMO_SCALE: '0' } });
  try {
    const { chats, before, after, closed, oneByOne, allAtOnce } = await measureChats({ product });
    const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;
    writeSection({ name: 'chat', title: 'The help chat', command: 'node bench/chatBench.mjs', lines: [
      `${chats} chats at once, ${cpus().length} cores. Memory of the platform and its database: ${megabytes(before)} before, ${megabytes(after)} when each was answered once (${megabytes(after - before)} more), ${megabytes(closed)} when all are closed.`,
      `The first word out of the help, one question after the other while all are open: median ${ms(oneByOne.p50)}, p95 ${ms(oneByOne.p95)}.`,
      `All ${chats} questions in the same instant: median ${ms(allAtOnce.p50)}, p95 ${ms(allAtOnce.p95)}.`,
    ] });
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
