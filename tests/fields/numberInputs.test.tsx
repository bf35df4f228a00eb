import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { Form } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../../src/i18n';
import { LOCALES } from '../../src/i18n/locales';
import { useQuestions, QuestionFields } from '../../src/forms/questions';
import { intlLocale } from '../../src/fields/cellContext';
import { normalizeField } from '../../src/schemas/normalizeField';
import { f } from '../../src/schemas';
import type { Field } from '../../src/schemas';
import { everything } from './samples';
import { FIXTURES } from '../fixtures';
import { show, useServer } from '../screens/support/screens';

const server = useServer();

const FIELDS: Readonly<Record<string, Field>> = Object.fromEntries(
  Object.entries({ weight: f.number({ decimals: 3 }), price: f.money(), share: f.number({ unit: '%', min: 0, max: 100 }), percent: f.integer({ unit: '%', min: 1, max: 100 }), count: f.integer(), length: f.duration() })
    .map(([name, input]) => [name, normalizeField(input, name)]),
);
const rules = { now: new Date().toISOString() };
const saved: (Record<string, unknown> | null)[] = [];

function Asked({ names }: { names: readonly string[] }) {
  const fields = Object.fromEntries(names.map((name) => [name, FIELDS[name]!]));
  const questions = useQuestions({ resource: everything, fields, rules });
  return (
    <Form noValidate defaultValues={questions.defaults} resolver={questions.resolver} onSubmit={(values: Record<string, unknown>) => void saved.push(values)} disableInvalidFormNotification>
      <QuestionFields fields={fields} context={questions.context} scope={{ formId: 'asked', rules, hint: () => null }} />
      <button type="submit">Save</button>
    </Form>
  );
}

type Locale = (typeof LOCALES)[number]['locale'];

async function open(names: readonly string[], locale: Locale = 'en') {
  saved.length = 0;
  const { provider, ready } = createI18n({ locale, isWhole: true });
  await ready;
  return show({ server: server.current, declarations: FIXTURES, i18n: provider, children: <Asked names={names} /> });
}

const control = (name: string): HTMLInputElement => document.querySelector<HTMLInputElement>(`[id="asked-${name}"]`)!;
const message = (name: string): string => document.querySelector(`[data-path="${name}"] [role=alert]`)?.textContent ?? '';

async function submit(): Promise<Record<string, unknown> | null> {
  saved.length = 0;
  await act(async () => fireEvent.submit(document.querySelector('form')!));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  return saved[0] ?? null;
}

/** A second reader, who knows nothing but the marks of the language: no scale, no unit, no other notation. */
function strictly(text: string, locale: string): number | null {
  if (text === '') return null;
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(-1_234_567.5);
  const mark = (type: string): string => parts.find((part) => part.type === type)!.value;
  const bare = text.replaceAll(mark('group'), '').replace(mark('decimal'), '.');
  expect(bare).toMatch(/^-?\d+(\.\d+)?$/);
  return Number(bare);
}

describe.each(LOCALES.map((one) => one.locale))('whatever is typed, in %s', (locale) => {
  const tag = intlLocale(locale);
  const signs = fc.constantFrom(...'00112345678999..,,--  \'%₹LkcrE/x', '\u00a0', '\u202f', '１', '．', '，', '१', '٫', '١', '万', '−', '　');
  const typed = fc.oneof(
    fc.array(signs, { maxLength: 9 }).map((all) => all.join('')),
    fc.tuple(fc.integer({ min: -2_000_000, max: 20_000_000 }), fc.constantFrom(0, 1, 2, 3), fc.constantFrom('en-IN', 'en-US', 'fr', 'de', 'de-CH', 'ja', 'hi-u-nu-deva')).map(([whole, decimals, as]) =>
      new Intl.NumberFormat(as, { maximumFractionDigits: 3 }).format(whole / 10 ** decimals)),
  );

  it.each(Object.keys(FIELDS))('what is saved of %s is what the field shows, or nothing is saved', async (name) => {
    const { unmount } = await open([name], locale);
    await fc.assert(
      fc.asyncProperty(typed, fc.boolean(), fc.boolean(), async (text, isPasted, isLeft) => {
        const input = control(name);
        await act(async () => {
          fireEvent.focus(input);
          fireEvent.change(input, { target: { value: '' } });
          for (let at = isPasted ? text.length : 1; at <= text.length; at += 1) fireEvent.change(input, { target: { value: text.slice(0, at) } });
          if (isLeft) fireEvent.blur(input);
        });
        const values = await submit();
        if (values === null) {
          expect(message(name)).not.toBe('');
          expect(values).toBeNull();
          // What was typed is all there: a number in its own marks, anything else to the letter.
          if (strictOrNull(input.value, tag) === null) expect(input.value).toBe(text);
        } else {
          // While it is typed in another notation, how it is read stands beside it.
          const beside = /^= (.*)$/.exec(document.querySelector(`[data-path="${name}"] [data-reading]`)?.textContent ?? '')?.[1];
          const shown = strictly(beside ?? input.value.trim(), tag);
          expect(values[name]).toBe(shown);
        }
        await act(async () => fireEvent.blur(input));
        if (values !== null) expect(strictly(input.value, tag)).toBe(values[name]);
      }),
      { numRuns: 25 },
    );
    unmount();
  }, 300_000);
});

function strictOrNull(text: string, locale: string): number | null {
  try {
    return strictly(text, locale);
  } catch {
    return null;
  }
}

describe('a number that is none', () => {
  it.each([
    ['en', 'percent', '7.5', 'Use a whole number, without decimals.'],
    ['en', 'price', '12x', 'This is not a number. Write it like 1,20,000.50.'],
    ['fr', 'price', '12x', 'Ce n’est pas un nombre. Exemple de saisie : 1 20 000,50.'],
    ['fr', 'weight', '1 2', 'On ne voit pas où commencent les décimales de ce nombre. Exemple de saisie : 1 234,5.'],
    ['ja', 'weight', 'abc', '数値として読み取れません。1,234.5のように入力してください。'],
    ['zh', 'count', '1.5', '请输入不带小数的整数。'],
    ['en', 'weight', '0.12345678901234567890', 'This number has more digits than can be kept.'],
    ['en', 'share', '150', 'Enter 100 or less.'],
    ['en', 'count', '1.000', 'It is not clear where the decimals of this number begin. Write it like 1,234.'],
  ] as const)('in %s, %s says of %j: %s', async (locale, name, text, said) => {
    await open([name], locale);
    const user = userEvent.setup();
    await user.type(control(name), text);
    await user.tab();
    await waitFor(() => expect(message(name).replace(/[\u00a0\u202f]/g, ' ')).toBe(said));
    expect(control(name).value).toBe(text);
    expect(await submit()).toBeNull();
  });

  it('is named in a row of a list too', async () => {
    const rows = normalizeField(f.list({ fee: f.money() }), 'rows');
    const Rows = () => {
      const fields = { rows };
      const questions = useQuestions({ resource: everything, fields, rules });
      return (
        <Form noValidate defaultValues={{ rows: [{ fee: null }] }} resolver={questions.resolver} onSubmit={(values: Record<string, unknown>) => void saved.push(values)} disableInvalidFormNotification>
          <QuestionFields fields={fields} context={questions.context} scope={{ formId: 'asked', rules, hint: () => null }} />
        </Form>
      );
    };
    saved.length = 0;
    show({ server: server.current, declarations: FIXTURES, children: <Rows /> });
    await userEvent.setup().type(control('rows.0.fee'), '12,50x');
    expect(await submit()).toBeNull();
    expect(await screen.findByText(/^This is not a number/)).toBeTruthy();
    await userEvent.setup().type(control('rows.0.fee'), '{Backspace}');
    expect(await submit()).toEqual({ rows: [{ fee: 12.5 }] });
  });
});

it('a nought is replaced by what is typed after a click on it', async () => {
  await open(['count']);
  const user = userEvent.setup();
  await user.type(control('count'), '0');
  await user.tab();
  await user.click(control('count'));
  await user.keyboard('2500');
  expect(await submit()).toEqual({ count: 2500 });
  // Any other number is changed where the click falls.
  await user.tab();
  await user.click(control('count'));
  await user.keyboard('7');
  expect(await submit()).not.toEqual({ count: 7 });
});

describe('what is said beside a number', () => {
  it('describes it to who cannot see it', async () => {
    await open(['price', 'length']);
    const user = userEvent.setup();
    await user.type(control('price'), '1.5L');
    const reading = document.querySelector('[data-path="price"] [data-reading]')!;
    expect(reading.textContent).toBe('= 1,50,000');
    expect(control('price').getAttribute('aria-describedby')?.split(' ')).toContain(reading.id);
    await user.type(control('length'), '90');
    expect(described(control('length'))).toContain('1 hr 30 min');
  });

  it('goes as soon as the number is right, while it is still being typed', async () => {
    await open(['share']);
    const user = userEvent.setup();
    await user.type(control('share'), '150');
    await user.tab();
    await waitFor(() => expect(message('share')).toBe('Enter 100 or less.'));
    await user.type(control('share'), '{Backspace}');
    await waitFor(() => expect(message('share')).toBe(''));
    expect(document.activeElement).toBe(control('share'));
  });
});

function described(input: HTMLInputElement): string {
  return (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

it.each([['en', 'min'], ['fr', 'min'], ['ja', '分'], ['zh', '分钟']] as const)('minutes are called as in %s beside the number', async (locale, said) => {
  await open(['length'], locale);
  expect(control('length').parentElement?.textContent).toContain(said);
});
