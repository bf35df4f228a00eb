import type { Page } from '@playwright/test';
import config from '../../playwright.config';
import { startAssistantServer, type AssistantServer } from '../features/chat/support/assistantServer';
import { removeDataDir, startedDataDir, startProduct } from './support/product';
import { expect, expectAccessible, setLook, signInByForm, test } from './support/test';

const usual = config.use!.launchOptions!;
// A microphone that hums, and a person who lets it be used.
test.use({ launchOptions: { ...usual, args: [...usual.args!, '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'] } });

const button = (page: Page) => page.getByRole('button', { name: 'Ask the assistant' });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Assistant' });
const line = (page: Page) => chat(page).getByRole('textbox', { name: 'Your question' });
const ask = async (page: Page, text: string): Promise<void> => {
  await line(page).fill(text);
  await page.keyboard.press('Enter');
};

test('the help chat greets, answers with a way to the screen, turns a sentence into a list, and stays through navigation', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/branch' });
  await test.step('a word of welcome goes when the page is scrolled, and does not come again', async () => {
    const welcome = page.getByRole('note').filter({ hasText: 'Ask me how something works' });
    await expect(welcome).toBeVisible({ timeout: 15_000 });
    await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
    await expect(welcome).toHaveCount(0);
  });
  await button(page).click();
  await expect(chat(page).getByText('Hello Ananya Deshpande')).toBeVisible();
  await expect(line(page)).toBeFocused();
  await ask(page, 'How do I invite a user?');
  await expect(chat(page).getByRole('link', { name: 'Open “Users”' })).toBeVisible();
  await expectAccessible(page);
  await setLook(page, { theme: 'dark' });
  await expectAccessible(page);
  await ask(page, 'Coupons that end this month');
  await chat(page).getByRole('link', { name: 'Coupons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ends: This Month' })).toBeVisible();
  await expect(chat(page).getByText('How do I invite a user?')).toBeVisible();
  // Its words are kept while it is closed, and the button has the focus again.
  await line(page).press('Escape');
  await expect(chat(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat(page).getByText('How do I invite a user?')).toBeVisible();
  await expect(chat(page).getByText('Hello Ananya Deshpande')).toHaveCount(1);
  // What is not set up is said before anybody speaks.
  await chat(page).getByRole('button', { name: 'Speak your question' }).click();
  await expect(chat(page).getByRole('status')).toHaveText(/does not understand speech yet/);
  // On a phone it lies over the page.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => chat(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('on a phone the button of the help chat lies over no button of a form’s bar, wherever the bar is', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('super_admin', { at: '/app/profile' });
  // A bar at the foot of a long form, the same at its end, and the bars of short ones, from the moment they are there.
  for (const [path, isAtEnd] of [['/app/faculty/create', false], ['/app/faculty/create', true], ['/app/all-category/create', false], ['/app/role/create', false], ['/app/role/create', true], ['/app/ai-token/rate/create', true]] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Cancel', exact: true }).waitFor();
    if (isAtEnd) await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const isClear = async (): Promise<boolean> => {
      const isShown = await button(page).isVisible();
      const [corner, bar] = await Promise.all([page.locator('[data-corner] > button').boundingBox(), page.locator('[data-foot-bar]').boundingBox()]);
      return !isShown || corner!.y + corner!.height <= bar!.y || corner!.y >= bar!.y + bar!.height;
    };
    if (!isAtEnd) expect(await isClear(), `${path} before the bar was measured`).toBe(true);
    await expect(button(page)).toBeVisible({ timeout: 20_000 });
    await expect.poll(isClear, { message: `${path}${isAtEnd ? ' at its end' : ''}`, timeout: 20_000 }).toBe(true);
  }
});

test('the page of the plans shows what is on offer, and answers about it without an account', async ({ page, api }) => {
  const { body } = await (await api('super_admin')).call<{ items: { subscriptionPlan: string; isActive: boolean }[] }>('POST', '/membership-plan/search', { size: 50 });
  const plans = body.data.items;
  await page.goto('/plans');
  await expect(page).toHaveTitle(/^Plans/);
  for (const { subscriptionPlan, isActive } of plans) await expect(page.getByRole('heading', { level: 2, name: subscriptionPlan, exact: true })).toHaveCount(isActive ? 1 : 0);
  await page.getByRole('button', { name: 'Ask about the plans' }).click();
  await expect(chat(page).getByText('Hello! Ask me about the plans')).toBeVisible();
  await ask(page, 'Which plan is the cheapest?');
  await expect(chat(page).getByText('The cheapest plan is')).toBeVisible();
  await expectAccessible(page);
  // Of the console nothing is told here.
  await ask(page, 'how do I make a coupon?');
  await expect(chat(page).locator('a[href^="/app"]')).toHaveCount(0);
});

test.describe('with an endpoint', () => {
  let assistant: AssistantServer;
  let dataDir: string;
  let product: Awaited<ReturnType<typeof startProduct>>;
  test.beforeAll(async () => {
    assistant = await startAssistantServer();
    dataDir = await startedDataDir();
    product = await startProduct({ dataDir, env: { ASSISTANT_URL: assistant.url } });
  });
  test.afterAll(async () => {
    await product?.stop();
    await assistant?.close();
    removeDataDir(dataDir);
  });

  test('it is spoken to, its markup is text, and an answer that was cut by a restart comes whole', async ({ page, silence }) => {
    await signInByForm({ page, account: 'super_admin', address: product.address });
    await page.evaluate(() => { (window as unknown as { ran: number }).ran = 0; });
    await button(page).click();
    await expect(chat(page).getByText('Hello Ananya')).toBeVisible();

    await test.step('no markup of an answer runs, fetches a picture or leads elsewhere', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      assistant.answer = HOSTILE;
      await ask(page, 'say something hostile <img src=x onerror="window.ran=1">');
      await expect(chat(page).getByText('the end of it')).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { ran: number }).ran)).toBe(0);
      expect(await chat(page).locator('[role=log] :is(script, iframe, img, object, embed, form, button, style, meta, svg, [onload], [onerror], [onclick], [onfocus])').count()).toBe(0);
      const links = await chat(page).locator('[role=log] a').evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).origin));
      expect([links.length > 0, [...new Set(links)]]).toEqual([true, [product.address]]);
      expect(asked.filter((url) => !url.startsWith(product.address))).toEqual([]);
    });

    await test.step('a microphone that is refused is asked for in words', async () => {
      await page.evaluate(() => {
        const { mediaDevices } = navigator;
        const granted = mediaDevices.getUserMedia.bind(mediaDevices);
        mediaDevices.getUserMedia = () => {
          mediaDevices.getUserMedia = granted;
          return Promise.reject(new DOMException('denied', 'NotAllowedError'));
        };
      });
      await chat(page).getByRole('button', { name: 'Speak your question' }).click();
      await expect(chat(page).getByRole('status')).toHaveText('Please allow microphone access.');
    });

    await test.step('a recording is sent by a press, in slices of one mono container, and its answer is heard', async () => {
      Object.assign(assistant, { answer: ['There.'], heard: 'where are the coupons' });
      await chat(page).getByRole('button', { name: 'Speak your question' }).click();
      await expect(chat(page).getByRole('status')).toHaveText(/Recording: [1-9]/, { timeout: 10_000 });
      await chat(page).getByRole('button', { name: 'Send' }).click();
      await expect(chat(page).getByText('where are the coupons')).toBeVisible();
      const sent = assistant.asked.filter(({ path }) => path === '/v1/audio/transcriptions').at(-1)!.body;
      const begins = sent.indexOf(Buffer.from('1a45dfa3', 'hex'));
      expect(begins).toBeGreaterThan(0);
      // The track says so: one channel (Channels, 0x9F, of one byte, 1).
      expect(sent.indexOf(Buffer.from('9f8101', 'hex'), begins)).toBeGreaterThan(0);
      await expect.poll(() => assistant.asked.some(({ path }) => path === '/v1/audio/speech')).toBe(true);
    });

    await test.step('twenty seconds are sent by themselves', async () => {
      const recordings = (): number => assistant.asked.filter(({ path }) => path === '/v1/audio/transcriptions').length;
      const before = recordings();
      // The page's own clock goes ahead; the microphone is recorded as before.
      await page.clock.install();
      await chat(page).getByRole('button', { name: 'Speak your question' }).click();
      const status = chat(page).getByRole('status');
      await expect(status).toHaveText(/Recording: [1-9]/);
      // It stands still from here: a slow machine is not carried past the end.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
      const passed = Number(/Recording: (\d+)/.exec(await status.innerText())![1]);
      await page.clock.fastForward((18 - passed) * 1_000);
      await expect(status).toHaveText(/Recording: 1[89]/);
      expect(recordings()).toBe(before);
      await page.clock.fastForward(2_000);
      await page.clock.resume();
      await expect.poll(recordings).toBe(before + 1);
      await expect(chat(page).getByRole('button', { name: 'Speak your question' })).toBeVisible();
      // Whole, as is that of the recording before: what is asked next is answered for itself.
      await expect(chat(page).getByText('There.', { exact: true })).toHaveCount(2);
      await expect(chat(page).getByRole('log')).toHaveAttribute('aria-busy', 'false');
    });

    await test.step('a restart in the middle of an answer', async () => {
      silence.allow(/WebSocket|ERR_|Failed to load/);
      Object.assign(assistant, { answer: ['The first half, ', 'the second half.'], manner: 'stalls' });
      await ask(page, 'tell me everything');
      await expect(chat(page).getByText('The first half,')).toBeVisible();
      const { port } = new URL(product.address);
      await product.stop();
      await expect(chat(page).getByRole('status')).toHaveText('Preparing assistant!');
      assistant.manner = 'well';
      product = await startProduct({ dataDir, env: { ASSISTANT_URL: assistant.url, PORT: port } });
      await expect(chat(page).getByText('The first half, the second half.')).toBeVisible({ timeout: 60_000 });
      await expect(chat(page).getByText('tell me everything')).toHaveCount(1);
      await page.goto('about:blank');
    });
  });
});

/** Sixteen ways to make an answer run, load, look or lead as somebody else wants; and one link that is meant. */
const HOSTILE = [
  '<script>window.ran=1</script>', '<img src=x onerror="window.ran=1">', '<svg onload="window.ran=1"></svg>', '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '<a href="javascript:window.ran=1" onclick="window.ran=1">x</a>', '<form action="https://evil.example"><button autofocus onfocus="window.ran=1">x</button></form>', '<style>*{display:none}</style>', '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '![picture](https://evil.example/a.png)', '[script](javascript:window.ran=1)', '[data](data:text/html,<script>window.ran=1</script>)', '[elsewhere](https://evil.example) <https://evil.example>',
  '[slashes](//evil.example/app) [back](/\\evil.example)', '[mail](mailto:a@evil.example)', '[referred][r]\n\n[r]: JaVaScRiPt:window.ran=1', '[AUDIO]AAAA',
  '[coupons](/app/coupon)', 'the end of it',
].map((vector) => `${vector}\n\n`);
