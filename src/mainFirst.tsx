import './ui/look/base.css';
import { drawRows } from './mainRows';
import { hearEarlyKeys } from './shell/frame/earlyKeys';

/** So long everything else waits for the rows once this is there: longer, and evaluating the code is the better use of the time. In ms. */
const WAIT_MS = 150;

/** The page's beginning: the rows that its own script has asked for are drawn before any other code is read. */
async function begin(): Promise<void> {
  // Who is signed in sees their console from now on.
  if (document.documentElement.dataset['start'] === 'inside' && !window.__lecternAddressToken) hearEarlyKeys();
  if (window.__lecternEarly?.asked && window.__lecternPart && !window.__lecternSight) {
    const drawing = drawRows().catch(() => undefined);
    await Promise.race([drawing, new Promise((done) => setTimeout(done, WAIT_MS))]);
  }
  if (window.__lecternSight) await painted();
  await import('./main');
}

/** Once what stands has been painted; soon in a window that is out of sight, which paints nothing. */
function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 100);
  });
}

void begin();
