import { Fragment, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** What cannot be of use to a picture nobody can act on, or must not be: addresses, names, handlers. */
export const LEFT_OUT = /^(on.*|id|href|src|srcset|for|name|title|tabindex|action|contenteditable|aria-(label.*|controls|describedby|owns|row.*|col.*))$/;

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
/** A component that asks for something while it is drawn says what stands where nobody answers. */
type Component = ((props: Props) => ReactNode) & { readonly still?: (props: Props) => ReactNode };

const SVG = 'http://www.w3.org/2000/svg';
/** Where the page writes a name otherwise than React does. */
const NAMES: Readonly<Record<string, string>> = { className: 'class', strokeWidth: 'stroke-width', strokeLinecap: 'stroke-linecap', strokeLinejoin: 'stroke-linejoin' };

/**
 * Draws what React would draw first, without React: elements, attributes and texts, built one by one, so that no text is
 * read as markup. Components are called, those with hooks by their `still`; what answers nothing, like a part that comes later, leaves its place empty.
 */
export function drawStill<T extends Node>(parent: T, node: ReactNode, space: string | null = null): T {
  if (Array.isArray(node)) for (const one of node as readonly ReactNode[]) drawStill(parent, one, space);
  else if (typeof node === 'string' || typeof node === 'number') parent.appendChild(document.createTextNode(String(node)));
  else if (isValidElement(node)) drawElement(parent, node as ReactElement<Props>, space);
  return parent;
}

function drawElement(parent: Node, { type, props }: ReactElement<Props>, space: string | null): void {
  if ((type as unknown) === Fragment) return void drawStill(parent, props.children, space);
  if (typeof type === 'function') return void drawStill(parent, called(type as Component, props), space);
  if (typeof type !== 'string') return;
  const own = type === 'svg' ? SVG : space;
  const element = own ? document.createElementNS(own, type) : document.createElement(type);
  for (const [name, value] of Object.entries(props)) setAttribute(element as HTMLElement | SVGElement, name, value);
  parent.appendChild(drawStill(element, props.children, own));
}

function called(component: Component, props: Props): ReactNode {
  try {
    return (component.still ?? component)(props);
  } catch {
    return null;
  }
}

function setAttribute(element: HTMLElement | SVGElement, prop: string, value: unknown): void {
  const name = NAMES[prop] ?? (element instanceof SVGElement ? prop : prop.toLowerCase());
  if (prop === 'style') for (const [rule, set] of Object.entries(value as Record<string, string | number>)) element.style.setProperty(rule, String(set));
  else if (prop !== 'children' && value !== undefined && value !== null && !LEFT_OUT.test(name)) {
    const isSaid = /^(aria|data)-/.test(name);
    if (isSaid || (typeof value !== 'boolean' && typeof value !== 'function')) element.setAttribute(name, String(value));
    else if (value === true) element.setAttribute(name, '');
  }
}
