import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isConsoleAddress } from '../../src/schemas/consoleAddresses';
import type { PlatformContext } from '../kernel/context';
import { failure } from '../kernel/errors';
import type { Config } from '../kernel/config/config';
import { checkoutSources } from '../payments';
import { CHAT_PATHS, LIVE_PATH } from '../kernel/http/addresses';
import { hostHeaders } from '../kernel/http/host';
import { demoAccountsOf } from '../demo/demoAccounts';
import { consolePage, type HostLook } from './consolePage';

/** What the console's files have to know of the hosts they are asked for at. */
export interface ConsoleHosts {
  /** The institute whose own a host is; `null` for every other. */
  readonly instituteOf: (host: string) => Promise<string | null>;
  /** Answers an address that nobody knows by the site of the host; `false` where it has none. */
  readonly sendNothing: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
}

/** Serves the built console, its settings, and its page for every address that is a screen: on the host of a published site for those of the console alone. */
export async function registerConsoleFiles(app: FastifyInstance, { config }: PlatformContext, { instituteOf, sendNothing }: ConsoleHosts): Promise<void> {
  const settings = { apiBase: '/api/v9', apiV2Base: '/api/v2', live: LIVE_PATH, chat: { ...CHAT_PATHS, hasTickets: true, hears: Boolean(config.assistant?.hearing), speaks: Boolean(config.assistant?.speech) }, demo: config.hasDemo, demoAccounts: demoAccountsOf(config), publicHosts: config.publicHosts, ...(config.showsPending ? { showsPending: true } : {}) };
  const lookAt = async (host: string): Promise<HostLook> => ({ branding: await app.brandings.of({ host }), isInstitutes: (await instituteOf(host)) !== null });
  const headers = hostHeaders(config);
  app.get('/config.json', async (request, reply) => {
    const { branding, isInstitutes } = await lookAt(request.hostname).catch(() => ({ branding: null, isInstitutes: false }));
    return reply.headers({ 'cache-control': 'no-cache', vary: headers.join(', ') }).send({ ...settings, ...(isInstitutes && { isInstitutesHost: true }), branding });
  });
  const folder = config.consoleDir && existsSync(join(config.consoleDir, 'index.html')) ? config.consoleDir : null;
  const showPage = consolePage({ folder: folder ?? '', settings, pictureOrigins: config.pictureOrigins, checkout: withStore({ config }), lookAt, hostHeaders: headers });
  if (folder) {
    await serveFolder(app, folder);
    app.get('/', showPage);
    app.get('/index.html', async (request, reply) => ((await sendNothing(request, reply)) ? reply : showPage(request, reply)));
  }
  const answerNoFile = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = ''] = request.url.split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && !isConsoleAddress(path) && !IS_PROGRAMS.test(path) && (await sendNothing(request, reply))) return reply;
    if (folder && isRead && (isScreen(path) || isOpened(request.raw))) return showPage(request, reply);
    throw failure({ reason: 'nothingThere', params: { method: request.method, path } });
  };
  // No files lie there, so an address is not looked at as one: a spelling that no file can have is a page that is not there.
  if (folder) for (const place of PLACES) app.get(`${place}*`, answerNoFile);
  app.setNotFoundHandler(answerNoFile);
}

/**
 * The address to answer a request by. One of the console that cannot be decoded would come to no route: opened as a page, it is
 * answered by the console, which says what was asked for.
 */
export function readableUrl(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/' } = request;
  const place = PLACES.find((one) => url.startsWith(one));
  return place === undefined || isDecodable(url) || !isOpened(request) ? url : place;
}

/** The console's addresses. */
const PLACES = ['/app/', '/auth/'];

function isDecodable(url: string): boolean {
  try {
    decodeURI(url.split('?', 1)[0]!);
    return true;
  } catch {
    return false;
  }
}

/** Whether a browser opens an address of the console as a page, and not as a part of one. */
function isOpened({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return PLACES.some((place) => url.startsWith(place)) && String(headers.accept).includes('text/html');
}

/** Screens have addresses without an ending; what has one is a file, there or missing. */
function isScreen(path: string): boolean {
  return extname(path) === '' && !/^\/(api|files)\//.test(path);
}

/** Below these programs ask, and read the answer. */
const IS_PROGRAMS = /^\/(api|files|assets)\//;

async function serveFolder(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    redirect: false,
    setHeaders: (reply, path) => {
      const isHashed = path.slice(folder.length).startsWith('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // All of the folder is for everybody. The package's own route reads a whole folder for each file, to find out how its name is spelled there.
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => reply.sendFile(`/${request.params['*']}`));
}

/** Where the page may send besides: checkout's own places, and the object store that takes blocks of files. */
function withStore({ config }: { config: Config }): ReturnType<typeof checkoutSources> {
  const sources = checkoutSources({ config });
  return { ...sources, connects: [...sources.connects, ...(config.storage ? [config.storage.origin] : [])] };
}
