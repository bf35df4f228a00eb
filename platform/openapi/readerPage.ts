import { PRODUCT_NAME } from '../../src/schemas';
import { TOKEN_KEY } from '../../src/schemas/storageKeys';

/** The page of the reader. English, as the description is. */
export const READER_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>API – ${PRODUCT_NAME}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/api/docs/swagger-ui.css"><link rel="stylesheet" href="/api/docs/reader.css"><script src="/api/docs/swagger-ui-bundle.js" defer></script><script src="/api/docs/reader.js" defer></script></head>
<body><nav aria-label="${PRODUCT_NAME}"><a href="/app">Back to the console</a></nav><main><p id="state" role="status">The description of the API is being read…</p><noscript><p>The reader needs JavaScript.</p></noscript><div id="reader"></div></main></body>
</html>
`;

/**
 * In a file of its own: pages run no inline code. The key is the console's, which signs in. It shows the calls and makes
 * none; what is drawn follows the device's light or dark; nothing is asked of other hosts.
 */
export const READER_SCRIPT = `const dark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
paint();
dark.addEventListener('change', paint);
const token = localStorage.getItem('${TOKEN_KEY}');
const state = document.querySelector('#state');
fetch('/api/openapi.json', token ? { headers: { authorization: token } } : {}).then(async (response) => {
  if (!response.ok) {
    state.textContent = response.status === 401 ? 'Sign in to the console in this browser, then load this page again.' : 'The description of the API could not be read. Load this page again.';
    return;
  }
  const spec = await response.json();
  state.remove();
  SwaggerUIBundle({
    spec, domNode: document.querySelector('#reader'), docExpansion: 'list', defaultModelsExpandDepth: -1, deepLinking: true,
    filter: true, supportedSubmitMethods: [], validatorUrl: null, syntaxHighlight: { activated: true, theme: 'agate' },
  });
}, () => {
  state.textContent = 'The platform does not answer. Load this page again when it does.';
});
`;

/** What the library leaves to the page: its ground, its edge, and small screens. */
export const READER_STYLE = `:root { color-scheme: light dark; }
body { margin: 0; background: #fff; color: #171a21; font: 14px/20px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
html.dark-mode, html.dark-mode body { background: #1c2022; color: #eceef2; }
nav { display: flex; gap: 24px; padding: 12px 20px; border-bottom: 1px solid #8b919c; }
nav a { color: #4f46e5; text-decoration: none; font-weight: 500; padding: 4px 0; }
html.dark-mode nav a { color: #a0a8ff; }
nav a:hover { text-decoration: underline; }
#state { padding: 32px 20px; max-width: 720px; }
.swagger-ui .scheme-container, .swagger-ui .authorization__btn { display: none; }
.swagger-ui .info { margin: 24px 0; }
.swagger-ui .info .title { font-size: 24px; }
.swagger-ui .filter .operation-filter-input { box-sizing: border-box; width: 100%; }
@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 12px; }
  .swagger-ui .info .title small { position: static; }
  .swagger-ui .opblock-summary-path, .swagger-ui .opblock-summary-description { max-width: 100%; overflow-wrap: anywhere; }
  .swagger-ui .opblock .opblock-summary-path-description-wrapper { min-width: 0; }
  .swagger-ui table thead { display: none; }
  .swagger-ui table, .swagger-ui tbody, .swagger-ui tr, .swagger-ui td { display: block; width: auto; max-width: 100%; overflow-wrap: anywhere; }
  .swagger-ui .parameters input, .swagger-ui .parameters select { max-width: 100%; width: 100%; box-sizing: border-box; }
}
`;
