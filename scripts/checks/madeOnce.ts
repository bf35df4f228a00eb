import { parseSync } from 'vite';
import type { SourceFile } from './files';

/**
 * What Node keeps for as long as the process lives, each one of them at a cost to every promise or event after it. Made
 * where a module is loaded there is one; made in a function there is one more with each call.
 */
const MADE_ONCE = new Set(['AsyncLocalStorage', 'createHook', 'process.on', 'process.once', 'process.addListener', 'setInterval']);

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

/** Where functions make what may be made once alone, as `file:line name`. */
export function madeOften(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const { program, errors } = parseSync(path, text);
    if (errors.length > 0) return [`${path} cannot be read: ${errors[0]!.message}`];
    return madeIn(program as unknown as Node, false).map(({ name, start }) => `${path}:${text.slice(0, start).split('\n').length} ${name}`);
  });
}

function madeIn(node: Node, isInFunction: boolean): { name: string; start: number }[] {
  const isInside = isInFunction || /Function/.test(node.type) || node.type === 'MethodDefinition';
  const name = node.type === 'NewExpression' || node.type === 'CallExpression' ? nameOf(node['callee']) : '';
  const own = isInside && MADE_ONCE.has(name) ? [{ name, start: node.start }] : [];
  const inner = Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));
  return [...own, ...inner.flatMap((one) => madeIn(one, isInside))];
}

/** `AsyncLocalStorage` also of `hooks.AsyncLocalStorage`; of `process` its member, since others have members of such names. */
function nameOf(callee: unknown): string {
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return String(callee['name']);
  if (callee.type !== 'MemberExpression') return '';
  const [object, member] = [nameOf(callee['object']), nameOf(callee['property'])];
  return object === 'process' ? `process.${member}` : member;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}
