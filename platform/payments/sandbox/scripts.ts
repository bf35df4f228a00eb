/**
 * The script a page that sells loads, in the place of Razorpay's: the same constructor with the same options, a frame over the
 * page, the same calls back. It comes from where the platform is.
 */
export const CHECKOUT_SCRIPT = `(() => {
  const base = new URL('.', document.currentScript.src);
  window.Razorpay = class {
    constructor(options) { this.options = options; this.listeners = {}; }
    on(event, listener) { (this.listeners[event] ??= []).push(listener); }
    open() {
      const { options, listeners } = this;
      const frame = document.createElement('iframe');
      const language = document.documentElement.lang || 'en';
      frame.src = new URL('checkout?order=' + encodeURIComponent(options.order_id) + '&language=' + encodeURIComponent(language), base).href;
      frame.title = options.name || 'Checkout';
      frame.className = 'razorpay-checkout-frame';
      Object.assign(frame.style, { position: 'fixed', inset: '0', inlineSize: '100%', blockSize: '100%', border: '0', zIndex: '2147483647' });
      const before = document.activeElement;
      const close = () => {
        removeEventListener('message', hear);
        frame.remove();
        if (before && before.isConnected) before.focus();
      };
      const hear = ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== base.origin) return;
        if (data.event === 'success') { close(); options.handler(data.payment); }
        if (data.event === 'failed') for (const listener of listeners['payment.failed'] ?? []) listener({ error: data.error });
        if (data.event === 'dismiss') { close(); options.modal?.ondismiss?.(); }
      };
      addEventListener('message', hear);
      document.body.append(frame);
      frame.addEventListener('load', () => frame.focus());
      this.close = close;
    }
  };
})();
`;

/** What the page in the frame does. */
export const PAGE_SCRIPT = `(() => {
  const main = document.querySelector('main');
  const said = document.querySelector('#said');
  const tell = (data) => parent.postMessage(data, '*');
  const ask = async (paid) => {
    said.textContent = '';
    const telling = document.querySelector('#telling').value;
    const reply = await fetch('payments', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ order_id: main.dataset.order, paid, telling }) }).catch(() => null);
    if (!reply || !reply.ok) { said.textContent = main.dataset.unreachable; return null; }
    return (await reply.json()).data;
  };
  const on = (id, act) => document.querySelector('#' + id)?.addEventListener('click', act);
  on('cancel', () => tell({ event: 'dismiss' }));
  on('fail', async () => {
    const payment = await ask(false);
    if (!payment) return;
    said.textContent = main.dataset.declined;
    tell({ event: 'failed', error: { code: 'BAD_REQUEST_ERROR', description: main.dataset.declined, metadata: { order_id: payment.razorpay_order_id, payment_id: payment.razorpay_payment_id } } });
  });
  on('pay', async () => {
    const payment = await ask(true);
    if (!payment) return;
    const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = payment;
    tell({ event: 'success', payment: { razorpay_order_id, razorpay_payment_id, razorpay_signature } });
  });
  on('vanish', async () => {
    if (await ask(true)) tell({ event: 'dismiss' });
  });
  addEventListener('keydown', (event) => { if (event.key === 'Escape') tell({ event: 'dismiss' }); });
  document.querySelector('#pay, #cancel')?.focus();
})();
`;

export const PAGE_STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; background: rgb(0 0 0 / 55%); }
main { box-sizing: border-box; inline-size: min(24rem, calc(100vw - 2rem)); padding: 1.5rem; border-radius: 0.75rem; background: light-dark(#fff, #1d2129); color: light-dark(#1b1f27, #f1f3f7); display: grid; gap: 0.75rem; }
h1 { font-size: 1.25rem; margin: 0; }
p { margin: 0; }
.amount { font-size: 1.75rem; font-weight: 600; font-variant-numeric: tabular-nums; }
#said:empty { display: none; }
#said { color: light-dark(#a1201b, #ffb4ab); }
button, select { font: inherit; min-block-size: 2.75rem; border-radius: 0.5rem; border: 1px solid light-dark(#767c89, #8b92a0); background: transparent; color: inherit; padding-inline: 0.75rem; }
select option { color: #1b1f27; background: #fff; }
.primary { background: #1f4fbf; border-color: #1f4fbf; color: #fff; }
:focus-visible { outline: 3px solid light-dark(#1f4fbf, #a9c2ff); outline-offset: 2px; }
`;
