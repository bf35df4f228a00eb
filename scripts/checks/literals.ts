import { parseSync } from 'vite';
import type { SourceFile } from './files';
import { ALLOWED_LITERALS } from './literalsAllowed';

/** Properties whose value a person reads or hears. */
const SPOKEN = new Set(['title', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'label', 'alt', 'text', 'heading', 'message', 'helperText']);
/** Catalogues a key may come from: a key in such a property is no text. */
const KEY = /^(lectern|fixed|resources|ra)\.[\w.-]+$/;

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

/** Texts in components that no key of the catalogues stands behind, as `file:line text`. */
export function literals(sources: readonly SourceFile[], allowed: readonly string[] = ALLOWED_LITERALS): string[] {
  return sources.flatMap(({ path, text }) => {
    const { program, errors } = parseSync(path, text);
    if (errors.length > 0) return [`${path} cannot be read: ${errors[0]!.message}`];
    return textsOf(program as unknown as Node)
      .filter((found) => isText(found.words, allowed))
      .map((found) => `${path}:${text.slice(0, found.start).split('\n').length} ${found.words}`);
  });
}

interface Found {
  readonly words: string;
  readonly start: number;
}

/** Everything a page would say by itself, in the order of the file. */
function textsOf(node: Node): Found[] {
  const own = node.type === 'JSXText' ? [{ words: String(node['value']).trim(), start: node.start }] : [];
  const said = node.type === 'JSXAttribute' && isSpoken(node) ? literalsIn(node['value']) : [];
  const shown = node.type === 'JSXElement' || node.type === 'JSXFragment' ? childrenOf(node).filter(isContainer).flatMap((child) => literalsIn(child['expression'])) : [];
  return [...own, ...said, ...shown, ...nodesIn(node).flatMap(textsOf)];
}

/** The texts an expression may come to: a plain one, the branches of a choice, the fixed parts of a template. */
function literalsIn(value: unknown): Found[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Literal':
      return typeof value['value'] === 'string' ? [{ words: value['value'].trim(), start: value.start }] : [];
    case 'TemplateLiteral': {
      const whole = (value['quasis'] as readonly { value: { cooked: string } }[]).map((part) => part.value.cooked).join('…');
      return [{ words: whole.trim(), start: value.start }];
    }
    case 'ConditionalExpression':
      return [...literalsIn(value['consequent']), ...literalsIn(value['alternate'])];
    case 'LogicalExpression':
      return [...literalsIn(value['left']), ...literalsIn(value['right'])];
    case 'BinaryExpression':
      return value['operator'] === '+' ? [...literalsIn(value['left']), ...literalsIn(value['right'])] : [];
    case 'JSXExpressionContainer': case 'ParenthesizedExpression': case 'TSAsExpression':
      return literalsIn(value['expression']);
    default:
      return [];
  }
}

function isText(words: string, allowed: readonly string[]): boolean {
  return /\p{L}/u.test(words) && !KEY.test(words) && !KEY.test(words.replaceAll('…', 'x')) && !allowed.includes(words);
}

function isSpoken(attribute: Node): boolean {
  return SPOKEN.has(String((attribute['name'] as { name?: unknown }).name));
}

function isContainer(node: Node): boolean {
  return node.type === 'JSXExpressionContainer';
}

function childrenOf(node: Node): readonly Node[] {
  return node['children'] as readonly Node[];
}

function nodesIn(node: Node): Node[] {
  return Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}
