import { mergeAttributes, Node } from '@tiptap/core';
import { isOwnPicture } from '../../values/html';

const KEPT = ['src', 'alt', 'width', 'height'] as const;

/**
 * A picture that a text holds already: shown where it is the platform's own, by its words where it is from elsewhere, which the
 * page's policy does not show, and saved as it was.
 */
export const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => Object.fromEntries(KEPT.map((name) => [name, { default: null }])),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ({ node }) => {
    const src = String(node.attrs['src']);
    const words = String(node.attrs['alt'] ?? '');
    if (!isOwnPicture(src)) return { dom: Object.assign(document.createElement('span'), { textContent: `🖼 ${words || src}`, title: src }) };
    return { dom: Object.assign(document.createElement('img'), { src, alt: words }) };
  },
});
