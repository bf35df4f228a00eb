import { brandColours, type BrandColours } from '../brandColour';
import type { SiteValues } from './site';

/** The colour of a site whose institute has none. */
const USUAL_COLOUR = '#3451d1';

/** The colour of a site as it stands behind words, and that of words on it, each `#rrggbb`. */
export function siteAccent({ theme, brandColour }: { readonly theme: SiteValues; readonly brandColour: string | null }): { readonly ground: string; readonly text: string } {
  const { '--accent': ground, '--accent-contrast': text } = coloursOf({ theme, brandColour }).light;
  return { ground, text };
}

function coloursOf({ theme, brandColour }: { readonly theme: SiteValues; readonly brandColour: string | null }): BrandColours {
  return brandColours(theme['colour']) ?? brandColours(brandColour) ?? brandColours(USUAL_COLOUR)!;
}

/** Everything a site looks like, small enough to stand in every page. Widths are those of the site, not of the window: the editor shows it narrow, too. */
export function siteStyle({ theme, brandColour }: { readonly theme: SiteValues; readonly brandColour: string | null }): string {
  const isDark = theme['appearance'] === 'dark';
  const colours = coloursOf({ theme, brandColour })[isDark ? 'dark' : 'light'];
  const ground = isDark ? '--g:#0e1014;--s:#15181e;--t:#eceef2;--u:#b3bac7;--l:#2b313b' : '--g:#ffffff;--s:#f6f7f9;--t:#15181e;--u:#4a5160;--l:#d9dde4';
  const letters = theme['letters'] === 'serif' ? 'Georgia,"Noto Serif","Times New Roman",serif' : 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Hiragino Sans","PingFang SC",sans-serif';
  return `.ls{${ground};--a:${colours['--accent']};--b:${colours['--accent-strong']};--c:${colours['--accent-contrast']};--f:${colours['--accent-soft']};--r:${theme['corners'] === 'square' ? '0' : '12px'};color-scheme:${isDark ? 'dark' : 'light'};font:400 17px/1.6 ${letters}}${RULES}`;
}

/** One space between rules, none within: what stands here comes with each page. */
const RULES = `
.ls{container:ls/inline-size;background:var(--g);color:var(--t);overflow-wrap:anywhere;text-align:start}
.ls *{box-sizing:border-box}
.ls :is(h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote){margin:0;padding:0}
.ls :is(ul,ol){list-style:none}
.ls :is(h1,h2,h3){font-weight:700;line-height:1.2;letter-spacing:-.01em;color:var(--t)}
.ls :is(h1,h2){font-size:30px;margin-bottom:12px}
.ls h3,.ls .name{font-size:20px;margin-bottom:6px}
.ls .big{font-size:38px;margin-bottom:16px}
.ls p+p{margin-top:12px}
.ls a{color:var(--a);text-decoration:underline;text-underline-offset:3px}
.ls a:focus-visible,.ls summary:focus-visible,.ls video:focus-visible{outline:3px solid var(--a);outline-offset:3px}
.ls img,.ls video{display:block;max-width:100%;height:auto}
.ls .in{max-width:1120px;margin:0 auto;padding:0 24px}
.ls .b{padding:56px 0;scroll-margin-top:16px}
.ls .b.courses,.ls .b.says,.ls .b.contact{background:var(--s)}
.ls .lead{font-size:19px;color:var(--u);max-width:720px;margin-bottom:28px}
.ls .sub{color:var(--u);font-size:15px;margin:0}
.ls .hid{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.ls .skip:not(:focus){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.ls .skip:focus{display:block;padding:12px 24px}
.ls .btn{display:inline-block;padding:12px 22px;border:1px solid var(--a);border-radius:var(--r);background:var(--a);color:var(--c);font-weight:600;text-decoration:none;line-height:1.3}
.ls .btn:hover{background:var(--b);border-color:var(--b)}
.ls .btn.quiet{background:transparent;color:var(--a)}
.ls .btns{display:flex;flex-wrap:wrap;gap:12px}
.ls .top{border-bottom:1px solid var(--l)}
.ls .top .in{display:flex;flex-wrap:wrap;align-items:center;gap:12px 28px;padding-top:14px;padding-bottom:14px}
.ls .mark{display:flex;align-items:center;gap:12px;color:var(--t);font-weight:700;font-size:19px;text-decoration:none;margin-inline-end:auto}
.ls .logo{height:40px;width:auto;max-width:180px;object-fit:contain}
.ls .top ul,.ls .nets{display:flex;flex-wrap:wrap;gap:8px 22px}
.ls .top nav a{color:var(--t);text-decoration:none;padding:6px 0;display:inline-block}
.ls .top nav a:hover,.ls .top nav a[aria-current]{text-decoration:underline;color:var(--a)}
.ls .hero{background:var(--f);padding:72px 0}
.ls .hero.centre .in{text-align:center}
.ls .hero.centre .lead{margin-inline:auto}
.ls .hero.centre .btns{justify-content:center}
.ls .hero .pic{border-radius:var(--r);margin-top:32px;width:100%;max-height:460px;object-fit:cover}
.ls .hero.behind{position:relative;display:grid;min-height:420px;align-items:center;background:#0b0d11}
.ls .hero.behind .pic{position:absolute;inset:0;height:100%;max-height:none;margin:0;border-radius:0;opacity:.35}
.ls .hero.behind .say{position:relative;z-index:1}
.ls .hero.behind :is(.big,.lead){color:#fff}
.ls .hero.behind .btn.quiet{color:#fff;border-color:#fff}
.ls .cards{display:grid;gap:24px;grid-template-columns:1fr}
.ls .card{background:var(--g);border:1px solid var(--l);border-radius:var(--r);padding:24px;overflow:hidden;display:flex;flex-direction:column}
.ls .card>*+*{margin-top:8px}
.ls .thumb{width:calc(100% + 48px);max-width:none;margin:-24px -24px 8px;aspect-ratio:16/9;object-fit:cover;background:var(--f)}
.ls .card .name a{color:inherit}
.ls .cut{display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}
.ls .price{font-weight:700;font-size:20px;margin-top:auto;padding-top:8px}
.ls .price s{color:var(--u);font-weight:400;font-size:16px}
.ls .price small{color:var(--u);font-weight:400;font-size:14px;white-space:nowrap}
.ls .plan .price{font-size:28px;margin-top:0}
.ls .plan .btn{margin-top:auto;text-align:center}
.ls .ticks{padding:4px 0 14px}
.ls .ticks li::before{content:"✓ " / "";color:var(--a)}
.ls .face{width:88px;height:88px;border-radius:50%;object-fit:cover;background:var(--f);color:var(--a);display:grid;place-items:center;font-size:34px;font-weight:700}
.ls .face.small{width:48px;height:48px}
.ls .says figcaption{display:flex;gap:12px;align-items:center;margin-top:16px}
.ls .says figcaption span{display:block}
.ls .says blockquote{border:0;color:inherit}
.ls details{border-bottom:1px solid var(--l);padding:14px 0;max-width:800px}
.ls summary{cursor:pointer;font-weight:600}
.ls details div{padding-top:10px;color:var(--u)}
.ls .contact dl{display:grid;gap:20px;margin-bottom:20px}
.ls dt{color:var(--u);font-size:15px}
.ls .text{max-width:768px}
.ls .text :is(h2,h3,h4){margin:28px 0 10px}
.ls .text :is(p,ul,ol,blockquote,pre,table){margin:0 0 14px}
.ls .text ul{list-style:disc;padding-inline-start:26px}
.ls .text ol{list-style:decimal;padding-inline-start:26px}
.ls .text blockquote{border-inline-start:4px solid var(--a);padding-inline-start:16px;color:var(--u)}
.ls .text pre{background:var(--s);padding:14px;border-radius:var(--r);white-space:pre-wrap}
.ls .image .pic,.ls video{width:100%;border-radius:var(--r)}
.ls .image.column .in,.ls .video .in{max-width:816px}
.ls .image.full{padding:0}
.ls .image.full .in{max-width:none;padding:0}
.ls .image.full .pic{border-radius:0}
.ls figcaption{color:var(--u);font-size:15px;margin-top:8px}
.ls .one{display:grid;gap:28px}
.ls .one .pic{width:100%;border-radius:var(--r);aspect-ratio:16/9;object-fit:cover}
.ls form{display:grid;gap:16px;max-width:560px}
.ls label{display:block;font-weight:600}
.ls label.say,.ls label small{font-weight:400}
.ls :is(input,textarea):not([type=checkbox]){display:block;width:100%;margin-top:4px;padding:11px 12px;border:1px solid var(--u);border-radius:8px;background:var(--g);color:var(--t);font:inherit}
.ls :is(input,textarea):focus-visible,.ls .btn:focus-visible{outline:3px solid var(--a);outline-offset:2px}
.ls button{font:inherit;justify-self:start;cursor:pointer}
.ls .bad{font-weight:600;border-inline-start:4px solid var(--a);padding-inline-start:10px}
.ls .pot{position:absolute;inset-inline-start:-9999px}
.ls .foot{background:var(--s);border-top:1px solid var(--l);padding:36px 0;margin-top:auto}
.ls .foot .in{display:grid;gap:16px}
@container ls (min-width:640px){.ls .cards{grid-template-columns:repeat(2,1fr)}.ls .contact dl{grid-template-columns:repeat(2,1fr)}}
@container ls (min-width:960px){.ls .cards{grid-template-columns:repeat(3,1fr)}.ls h2{font-size:36px}.ls .big{font-size:54px}.ls .name{font-size:20px}.ls .hero.beside .in,.ls .one{display:grid;grid-template-columns:1.1fr 1fr;gap:48px;align-items:center}.ls .hero.beside .pic{margin:0}}
`.trim().replaceAll('\n', '');
