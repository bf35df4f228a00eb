import { safeAddress } from '../../schemas';
import { isBody } from '../envelope';
import { isZone } from './days';
import { isPattern } from './patterns';
import { EXTRAS } from './settings';

/**
 * What is wrong with `/config.json`. `file`: as a whole · `unknown`: no such key · `type`: another kind of value belongs there ·
 * `oneOf`: only some values do · `clash`: two fields would be called the same · `module`: the build has no module of this name · `field`: a field is named that is not there · `declaration`: what is laid over a module does not fit.
 */
export interface ConfigProblem {
  readonly code: 'missing' | 'unreachable' | 'html' | 'cutOff' | 'notObject' | 'unknown' | 'type' | 'oneOf' | 'module' | 'field' | 'declaration' | 'clash';
  /** The key, such as `platform.put`. */
  readonly at?: string;
  /** What belongs there: a word for the kind of value, or the values. */
  readonly wanted?: string;
  /** What is nearest to what was written, of the keys that there are. */
  readonly nearest?: string;
}

/** A kind of value, or the keys of an object. */
type Shape = 'address' | 'link' | 'colour' | 'atLeastOne' | 'text' | 'flag' | 'count' | 'texts' | 'any' | 'dates' | 'zone' | 'extras' | 'flags' | 'textByName' | readonly string[] | { readonly [key: string]: Shape };

const SHAPE: { readonly [key: string]: Shape } = {
  apiBase: 'address', apiV2Base: 'address', authBase: 'address', filesBase: 'address', live: 'text',
  chat: { admin: 'text', plan: 'text', hasTickets: 'flag', hears: 'flag', speaks: 'flag' },
  demo: 'flag', isDemo: 'flag', demoAccounts: 'any', publicHosts: 'texts', isInstitutesHost: 'flag', showsPending: 'flag', pictureOrigins: 'texts',
  branding: { appName: 'text', pageTitle: 'text', logoUrl: 'link', logo: 'link', favIconUrl: 'link', siteFavicon: 'link', primaryColour: 'colour', colours: 'any' },
  platform: {
    has: 'extras', put: ['whole', 'changes'], dates: 'dates', zone: 'zone', flags: 'flags',
    page: { in: ['query', 'body'], first: 'count', most: 'atLeastOne' },
    signIn: 'textByName', details: 'text', uploadHeaders: 'textByName',
  },
  modules: 'any',
};

/** Keys that `null` says nothing at, as the platform's own file has it. */
const MAY_BE_NULL = new Set(['branding', 'logoUrl', 'logo', 'favIconUrl', 'siteFavicon', 'primaryColour', 'colours']);

/** Keys of a declaration that may be laid over. Names, routes and rights of a module are the build's. */
const MODULE_KEYS = ['endpoint', 'fields', 'list', 'form', 'menu', 'lifecycle', 'rules', 'title', 'subtitle', 'share', 'export', 'picture', 'related'];

/** What is wrong with the text of `/config.json`, and what it says where nothing is. */
export function parseConfig({ text, type }: { text: string; type: string }): { readonly raw: Readonly<Record<string, unknown>> } | { readonly problem: ConfigProblem } {
  if (/^\s*</.test(text) || (type.includes('html') && !/^\s*\{/.test(text))) return { problem: { code: 'html' } };
  try {
    const raw: unknown = JSON.parse(text);
    return isBody(raw) ? { raw } : { problem: { code: 'notObject' } };
  } catch {
    return { problem: { code: 'cutOff' } };
  }
}

/** Everything wrong with the settings, in the order of the file. */
export function checkConfig({ raw, modules }: { raw: Readonly<Record<string, unknown>>; modules: readonly string[] }): ConfigProblem[] {
  return [...checkObject({ value: raw, shape: SHAPE, at: '' }), ...checkModules({ value: raw['modules'], modules })];
}

function checkObject({ value, shape, at }: { value: Readonly<Record<string, unknown>>; shape: Readonly<Record<string, Shape>>; at: string }): ConfigProblem[] {
  return Object.entries(value).flatMap(([key, one]): ConfigProblem[] => {
    const place = at === '' ? key : `${at}.${key}`;
    const wanted = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (wanted === undefined) return [unknownKey({ at: place, key, keys: Object.keys(shape) })];
    return one === null && MAY_BE_NULL.has(key) ? [] : checkValue({ value: one, shape: wanted, at: place });
  });
}

function checkValue({ value, shape, at }: { value: unknown; shape: Shape; at: string }): ConfigProblem[] {
  const wrong = (wanted: string): ConfigProblem[] => [{ code: 'type', at, wanted }];
  if (typeof shape === 'object' && !Array.isArray(shape)) return isBody(value) ? checkObject({ value, shape: shape as Readonly<Record<string, Shape>>, at }) : wrong('object');
  if (Array.isArray(shape)) return shape.includes(value as string) ? [] : [{ code: 'oneOf', at, wanted: shape.join(', ') }];
  switch (shape as Extract<Shape, string>) {
    case 'address':
      return typeof value === 'string' && /^(https?:\/\/[^\s/]+|\/(?!\/))/.test(value) ? [] : wrong('address');
    case 'link':
      return safeAddress(value) !== null ? [] : wrong('link');
    case 'colour':
      return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? [] : wrong('colour');
    case 'atLeastOne':
      return Number.isInteger(value) && (value as number) >= 1 ? [] : wrong('atLeastOne');
    case 'text':
      return typeof value === 'string' && value !== '' ? [] : wrong('text');
    case 'flag':
      return typeof value === 'boolean' ? [] : wrong('flag');
    case 'count':
      return Number.isInteger(value) && (value as number) >= 0 ? [] : wrong('count');
    case 'texts':
      return isTexts(value) ? [] : wrong('texts');
    case 'dates':
      return typeof value === 'string' && (['iso', 'ms', 's'].includes(value) || isPattern(value)) ? [] : [{ code: 'oneOf', at, wanted: 'iso, ms, s, dd/MM/yyyy, …' }];
    case 'flags':
      return Array.isArray(value) && value.length === 2 && value[0] !== value[1] && value.every((one) => ['string', 'number', 'boolean'].includes(typeof one)) ? [] : wrong('pair');
    case 'zone':
      return typeof value === 'string' && isZone(value) ? [] : [{ code: 'oneOf', at, wanted: 'Z, +05:30, …' }];
    case 'extras': {
      const extras: readonly string[] = EXTRAS;
      if (!isTexts(value)) return wrong('texts');
      return value.filter((one) => !extras.includes(one)).map((one) => unknownKey({ at: `${at}: ${one}`, key: one, keys: extras }));
    }
    case 'textByName':
      return isBody(value) && Object.values(value).every((one) => typeof one === 'string') ? [] : wrong('textByName');
    default:
      return [];
  }
}

function checkModules({ value, modules }: { value: unknown; modules: readonly string[] }): ConfigProblem[] {
  if (value === undefined) return [];
  if (!isBody(value)) return [{ code: 'type', at: 'modules', wanted: 'object' }];
  return Object.entries(value).flatMap(([name, said]): ConfigProblem[] => {
    const at = `modules.${name}`;
    if (!modules.includes(name)) return [{ code: 'module', at, ...nearestOf(name, modules) }];
    if (said === false) return [];
    if (!isBody(said)) return [{ code: 'type', at, wanted: 'moduleOrFalse' }];
    return Object.entries(said).flatMap(([key, one]): ConfigProblem[] => {
      if (!MODULE_KEYS.includes(key)) return [unknownKey({ at: `${at}.${key}`, key, keys: MODULE_KEYS })];
      const isText = key === 'title' || key === 'subtitle' || key === 'picture';
      const isList = key === 'rules' || key === 'share' || key === 'related';
      const fits = isText ? typeof one === 'string' : isList ? Array.isArray(one) : isBody(one) || (key === 'menu' && one === false) || (key === 'export' && one === false) || (key === 'lifecycle' && one === null);
      return fits ? [] : [{ code: 'type', at: `${at}.${key}`, wanted: isText ? 'text' : isList ? 'list' : 'object' }];
    });
  });
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function unknownKey({ at, key, keys }: { at: string; key: string; keys: readonly string[] }): ConfigProblem {
  return { code: 'unknown', at, ...nearestOf(key, keys) };
}

/** The nearest of the names, where one is near enough to be meant. */
function nearestOf(name: string, names: readonly string[]): { readonly nearest?: string } {
  const [best] = names.map((one) => ({ one, apart: distance(one.toLowerCase(), name.toLowerCase()) })).sort((a, b) => a.apart - b.apart);
  return best && best.apart <= Math.max(2, name.length / 3) ? { nearest: best.one } : {};
}

/** Letters to change, add or leave out between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let a = 1; a <= one.length; a += 1) {
    const next = [a];
    for (let b = 1; b <= other.length; b += 1) next.push(Math.min(row[b]! + 1, next[b - 1]! + 1, row[b - 1]! + (one[a - 1] === other[b - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length]!;
}
