/*
 * Holds the files of the console in the browser: they are there at once on the next visit, and the page opens while
 * the network is away. It never holds a call, a setting or a picture of somebody's. The build writes VERSION, FILES and PUBLIC.
 */
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
/** Addresses of the public pages. */
const PUBLIC = ['__PUBLIC__'];
const PREFIX = 'lectern-';
const PAGE = '/';
/** The files of this build, and those of the build before it, which pages that are open still ask for. */
const KEPT_BUILDS = 2;

/** What goes to the platform without this worker. */
const DIRECT = ['/api/*', '/files/*', '/sites/*', '/config.json'].map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' }));

self.addEventListener('install', (event) => {
  // What is new serves the next page that is opened; nobody is asked.
  self.skipWaiting();
  // Where the browser can, calls do not even pass by here, so that they cost nothing more.
  if ('addRoutes' in event) event.waitUntil(event.addRoutes(DIRECT).catch(() => undefined));
  event.waitUntil(caches.open(PREFIX + VERSION).then((cache) => Promise.allSettled([holdPage(), ...FILES.map((file) => cache.add(file))])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldBuilds(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(isScreen(pathname) ? answerPage(event) : reach(event));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(answerFile(event));
  }
});

/** Addresses of the one page: the console's, the signed-out ones' and the public ones'. Whatever else the platform answers is passed on. */
function isScreen(pathname) {
  return /^\/((app|auth)(\/.*)?)?$/.test(pathname) || PUBLIC.includes(pathname.replace(/\/$/, ''));
}

/** The page comes from the platform; the one held answers only while the platform cannot be reached. */
async function answerPage(event) {
  try {
    const reply = await reach(event);
    if (isPage(reply)) event.waitUntil(hold(PAGE, reply.clone()));
    return reply;
  } catch (error) {
    const held = await caches.match(PAGE);
    if (held) return held;
    throw error;
  }
}

/** What the browser has asked for ahead of this worker is not asked for again: some addresses are good for one visit. */
async function reach(event) {
  return (await event.preloadResponse) ?? self.fetch(event.request);
}

async function holdPage() {
  const reply = await self.fetch(PAGE);
  if (isPage(reply)) await hold(PAGE, reply);
}

/** The platform marks its one page. Nothing else is held in its place, and neither is what asks not to be. */
function isPage(reply) {
  const header = (name) => reply.headers.get(name) ?? '';
  return reply.ok && !reply.redirected && header('x-lectern-page') === '1' && header('content-type').startsWith('text/html') && !header('cache-control').includes('no-store');
}

/** The name of a file changes with what is in it, so one that is held is right for ever. */
async function answerFile(event) {
  const held = await caches.match(event.request);
  if (held) return held;
  const reply = await self.fetch(event.request);
  if (reply.status === 200) event.waitUntil(hold(event.request, reply.clone()));
  return reply;
}

/** A full disk is no reason to fail: the file then comes over the network each time. */
async function hold(request, reply) {
  try {
    await (await caches.open(PREFIX + VERSION)).put(request, reply);
  } catch {
    return;
  }
}

async function dropOldBuilds() {
  // In the order they were made.
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const kept = new Set([...builds.slice(-KEPT_BUILDS), PREFIX + VERSION]);
  await Promise.all(builds.filter((name) => !kept.has(name)).map((name) => caches.delete(name)));
}
