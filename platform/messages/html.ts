import type { Language } from '../kernel/language';

export interface MailParts {
  readonly language: Language;
  readonly title: string;
  /** The one that holds the code is followed by the code, large. */
  readonly paragraphs: readonly string[];
  readonly code: string | null;
  /** Follows the first as a button. */
  readonly link: { readonly label: string; readonly address: string } | null;
  readonly sentBy: string;
}

/** The HTML part of a mail. Its style stands at each element: programs that show mail know no other. */
export function mailHtml({ language, title, paragraphs, code, link, sentBy }: MailParts): string {
  const large = code === null ? '' : `<p style="margin:0 0 16px;font:600 32px/40px ui-monospace,Consolas,monospace;letter-spacing:6px;color:#171a21">${escapeHtml(code)}</p>`;
  const button = link === null ? '' : `<p style="margin:24px 0"><a href="${escapeHtml(link.address)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#4338ca;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(link.label)}</a></p><p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#616978;word-break:break-all">${escapeHtml(link.address)}</p>`;
  const text = paragraphs.map((one, place) => `<p style="margin:0 0 16px">${escapeHtml(one).replace(/\n/g, '<br>')}</p>${place === 0 ? large + button : ''}`).join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`
    + '<body style="margin:0;padding:24px;background:#f6f7f9;font:16px/24px system-ui,Arial,sans-serif;color:#454c5a">'
    + `<div style="max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e3e6eb;border-radius:8px"><h1 style="margin:0 0 16px;font-size:20px;line-height:28px;color:#171a21">${escapeHtml(title)}</h1>${text}`
    + `<p style="margin:0;font-size:13px;color:#616978">${escapeHtml(sentBy)}</p></div></body></html>`;
}

/** Text that stays text within HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
