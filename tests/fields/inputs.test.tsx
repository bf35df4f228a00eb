import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useCellContext } from '../../src/fields/cellContext';
import { FieldControl } from '../../src/fields/FieldControl';
import { FormScopeContext } from '../../src/fields/controls/formScope';
import { codeShape, FIELD_TYPES } from '../../src/schemas';
import type { Field, FieldType } from '../../src/schemas';
import { makeCode } from '../../src/fields/types/text/makeCode';
import { FIXTURES } from '../fixtures';
import { replies, show, useServer } from '../screens/support/screens';
import { fieldOf, samples } from './samples';

// The editor of rich texts is fetched when it is first drawn; on a busy machine that takes a moment.
beforeAll(() => import('../../src/fields/types/richText/Editor'), 60_000);

const server = useServer();
const scope = { formId: 'form', rules: { now: new Date().toISOString() }, hint: () => null };
let values: () => Record<string, unknown> = () => ({});

function Spy() {
  values = useFormContext().getValues;
  return null;
}

function One({ field, value }: { field: Field; value: unknown }) {
  return (
    <FormScopeContext.Provider value={scope}>
      <Form defaultValues={{ [field.name]: value }}>
        <FieldControl field={{ ...field, when: null }} path={field.name} context={useCellContext('specimen')} />
        <Spy />
      </Form>
    </FormScopeContext.Provider>
  );
}

const items = [{ id: '018f6f7e-0000-7000-8000-00000000000a', title: 'Great banyan' }, { id: '018f6f7e-0000-7000-8000-00000000000b', title: 'Little fig' }];
const lookup = {
  'GET /list/minimal': ({ query }: { query: URLSearchParams }) => {
    const ids = query.getAll('id').flatMap((list) => list.split(','));
    const found = items.filter((item) => (ids.length > 0 ? ids.includes(item.id) : item.title.toLowerCase().includes(query.get('q') ?? '')));
    return { body: { data: { items: found, total: found.length } } };
  },
};

function open(type: FieldType, value: unknown = null) {
  server.current.reply = replies(lookup);
  show({ server: server.current, declarations: FIXTURES, children: <One field={fieldOf[type]} value={value} /> });
  return { user: userEvent.setup(), value: () => values()[fieldOf[type].name] };
}

describe('every field type', () => {
  it.each(FIELD_TYPES)('%s has a control with a name, empty and filled', async (type) => {
    for (const value of [null, samples[type].value]) {
      const { unmount } = show({ server: server.current, declarations: FIXTURES, children: <One field={fieldOf[type]} value={value} /> });
      const control = await waitFor(() => {
        const found = document.querySelector<HTMLElement>(`[id="form-${fieldOf[type].name}"]`);
        expect(found).not.toBeNull();
        return found!;
      });
      expect(control.closest('[data-path]')?.getAttribute('data-path')).toBe(fieldOf[type].name);
      unmount();
    }
  });
});

describe('what is typed becomes the value', () => {
  it.each([
    ['text', 'Label', 'Banyan', 'Banyan'],
    ['longText', /^Story/, 'One{Enter}two', 'One\ntwo'],
    ['number', /^Weight/, '-12.5', -12.5],
    ['email', /^Email/, 'a@b.in', 'a@b.in'],
    ['phone', /^Phone/, '9876543210', '9876543210'],
    ['url', /^Link/, 'https://a.in', 'https://a.in'],
    ['duration', /^Length/, '90', 90],
    ['json', /^Extra/, '[[1,2]', [1, 2]],
  ] as const)('%s', async (type, label, text, value) => {
    const { user, value: now } = open(type);
    await user.type(screen.getByLabelText(label), text);
    expect(now()).toEqual(value);
  });

  it('what is no number stays as it was typed', async () => {
    const { user, value } = open('number');
    const input = screen.getByLabelText<HTMLInputElement>(/^Weight/);
    await user.type(input, 'a-1b2.c3');
    expect(input.value).toBe('a-1b2.c3');
    expect(value()).toBe('a-1b2.c3');
    await user.clear(input);
    expect(value()).toBeNull();
    await user.paste('1,20,000.50');
    expect(value()).toBe(120000.5);
  });

  it('a number is shown on leaving as it was read, and without its grouping while it is changed', async () => {
    const { user, value } = open('money', 1250.5);
    const input = screen.getByLabelText<HTMLInputElement>(/^Price/);
    expect(input.value).toBe('1,250.50');
    await user.click(input);
    expect(input.value).toBe('1250.50');
    await user.clear(input);
    await user.type(input, '999');
    expect(document.querySelector('[data-reading]')).toBeNull();
    await user.type(input, '000');
    expect(document.querySelector('[data-reading]')?.textContent).toBe('= 9,99,000');
    await user.clear(input);
    await user.type(input, '9,99,000');
    expect(document.querySelector('[data-reading]')).toBeNull();
    await user.clear(input);
    await user.type(input, '150000,5');
    expect(input.parentElement?.textContent).toContain('= 1,50,000.50');
    await user.tab();
    expect(input.value).toBe('1,50,000.50');
    expect(value()).toBe(150_000.5);
  });

  it.each([
    ['a code', { ...fieldOf.text, letterCase: 'upper' as const, pattern: '^[A-Z0-9-]{4,20}$' }, ' diwali 20', 'DIWALI-20'],
    ['an address', fieldOf.url, 'Example.com/A', 'https://example.com/A'],
    ['an e-mail address', fieldOf.email, 'Asha@Example.in', 'asha@example.in'],
    ['a phone number', fieldOf.phone, '098765 43210', '+919876543210', '+91 98765 43210'],
    ['a phone number of another country', fieldOf.phone, '+33 6 01 02 03 07', '+33601020307', '+33 601020307'],
  ])('%s is completed on leaving, before it is saved', async (_what, field, typed, stored, shown = stored) => {
    show({ server: server.current, declarations: FIXTURES, children: <One field={field} value={null} /> });
    const user = userEvent.setup();
    const input = document.querySelector<HTMLInputElement>(`[id="form-${field.name}"]`)!;
    await user.type(input, typed);
    await user.tab();
    expect([input.value, values()[field.name]]).toEqual([shown, stored]);
  });

  it('a switch', async () => {
    const flag = open('boolean', false);
    await flag.user.click(screen.getByRole('switch', { name: 'Is rare' }));
    expect(flag.value()).toBe(true);
  });

  it('a required choice stands side by side', async () => {
    const { user, value } = open('choice', 'plant');
    await user.click(screen.getByRole('radio', { name: 'Stone' }));
    expect(value()).toBe('stone');
  });

  it('several choices keep the declared order', async () => {
    const { user, value } = open('choices', []);
    await user.click(screen.getByRole('checkbox', { name: 'Blue' }));
    await user.click(screen.getByRole('checkbox', { name: 'Red' }));
    expect(value()).toEqual(['red', 'blue']);
  });

  it('a tag by leaving the field, and none where nothing was typed', async () => {
    const { user, value } = open('tags', ['first']);
    await user.type(screen.getByRole('combobox'), ' second ');
    await user.tab();
    expect(value()).toEqual(['first', 'second']);
    await user.click(screen.getByRole('combobox'));
    await user.tab();
    expect(value()).toEqual(['first', 'second']);
  });

  it('tags by Enter and by commas', async () => {
    const { user, value } = open('tags', []);
    await user.type(screen.getByRole('combobox'), 'one{Enter}two, three{Enter}');
    expect(value()).toEqual(['one', 'two', 'three']);
    await user.click(screen.getByRole('button', { name: 'Remove two' }));
    expect(value()).toEqual(['one', 'three']);
  });

  it.each([['its code', 'ta{Enter}', 'ta'], ['its own name', 'français{Enter}', 'fr'], ['its English name', 'German{Enter}', 'de']])('a language by %s', async (_what, typed, code) => {
    const { user, value } = open('language', null);
    await user.type(await screen.findByRole('combobox'), typed);
    expect(value()).toBe(code);
  });

  it('a language by its name, with the keyboard alone', async () => {
    const { user, value } = open('language', 'en');
    const input = screen.getByRole('combobox');
    await user.clear(input);
    await user.type(input, 'malaya');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(value()).toBe('ml');
  });

  it('a reference by searching', async () => {
    const { user, value } = open('ref');
    await user.type(screen.getByRole('combobox'), 'fig');
    await user.click(await screen.findByRole('option', { name: /Little fig/ }));
    expect(value()).toBe(items[1]!.id);
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Little fig');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(value()).toBeNull();
  });

  it('a reference from the keyboard: by pasted words, and never one that does not fit them', async () => {
    const { user, value } = open('ref');
    screen.getByRole('combobox').focus();
    await user.paste('fig');
    expect(await screen.findByRole('option', { name: /Little fig/ })).toBeTruthy();
    expect(screen.queryByRole('option', { name: /Great banyan/ })).toBeNull();
    await user.clear(screen.getByRole('combobox'));
    expect(await screen.findByRole('option', { name: /Great banyan/ })).toBeTruthy();
    await user.keyboard('zebra{Enter}');
    expect(value()).toBeNull();
    expect(await screen.findByText('Nothing found')).toBeTruthy();
  });

  it('a reference that cannot be searched says so, and not that there is nothing', async () => {
    const { user } = open('ref');
    server.current.reply = () => ({ status: 503, body: { code: 'UNAVAILABLE' } });
    await user.type(screen.getByRole('combobox'), 'fig');
    expect(await screen.findByText('This could not be searched. Try again in a moment.', {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.queryByText('Nothing found')).toBeNull();
  });

  it('asks for nothing before a reference is opened', async () => {
    open('ref');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(server.current.seen).toHaveLength(0);
  });

  it('several references', async () => {
    const { user, value } = open('refs', [items[0]!.id]);
    await screen.findByText('Great banyan');
    await user.type(screen.getByRole('combobox'), 'fig');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Great banyan/ })).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('fig');
    await user.click(await screen.findByRole('option', { name: /Little fig/ }));
    expect(value()).toEqual(items.map((item) => item.id));
  });

  it('an instant in the reader’s own time zone', async () => {
    const { user, value } = open('datetime');
    const input = screen.getByLabelText<HTMLInputElement>(/^Seen at/);
    await user.type(input, '2026-01-31T09:30');
    expect(value()).toBe(new Date('2026-01-31T09:30').toISOString());
    expect(input.value).toBe('2026-01-31T09:30');
    expect(document.querySelector('[data-reading]')?.textContent).toMatch(/^31 Jan 2026, 9:30.am \S+/);
  });

  it('a code is made up by its button, from the keyboard too, read out, and another one the next time', async () => {
    const code = { ...fieldOf.text, generate: true, letterCase: 'upper' as const, pattern: '^[A-Z0-9-]{4,20}$', maxLength: 20 };
    show({ server: server.current, declarations: FIXTURES, children: <One field={code} value={null} /> });
    const user = userEvent.setup();
    const input = await screen.findByLabelText<HTMLInputElement>('Label');
    await user.click(input);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Generate: Label' }));
    await user.keyboard('{Enter}');
    const first = input.value;
    expect(first).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(values()[code.name]).toBe(first);
    expect(screen.getByRole('status').textContent).toContain([...first].join(' '));
    await user.keyboard(' ');
    expect(input.value).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(input.value).not.toBe(first);
  });

  it('no button makes up a text that is no code', async () => {
    open('text');
    await screen.findByLabelText('Label');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['six digits', { pattern: '^\\d{6}$' }, /^[2-9]{6}$/],
    ['small letters', { pattern: '^[a-z]{3,5}$', letterCase: 'lower' as const }, /^[a-hjkmnp-z]{5}$/],
    ['at least twelve', { pattern: '^[A-Z0-9]+$', minLength: 12 }, /^[A-HJKMNP-Z2-9]{12}$/],
    ['at most five', { pattern: '^[A-Z0-9]+$', maxLength: 5 }, /^[A-HJKMNP-Z2-9]{5}$/],
    ['what begins with a letter', { pattern: '^[A-Z][A-Z0-9]{3,}$' }, /^[A-HJKMNP-Z]{8}$/],
  ])('a code of %s is one of its pattern', (_, over, expected) => {
    const shape = codeShape({ ...fieldOf.text, ...over });
    for (let count = 0; count < 200; count += 1) expect(makeCode(shape!)).toMatch(expected);
  });

  it('a password can be looked at', async () => {
    const { user } = open('password');
    const input = screen.getByLabelText<HTMLInputElement>(/^Secret/);
    expect(input.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(input.type).toBe('text');
  });

  it('a long text near its end counts with the marks of the language', () => {
    show({ server: server.current, declarations: FIXTURES, children: <One field={{ ...fieldOf.longText, maxLength: 2000 }} value={'a'.repeat(1900)} /> });
    expect(screen.getByText('1,900 / 2,000')).toBeTruthy();
  });

  it('JSON that is not whole keeps what was typed', async () => {
    const { user } = open('json', { a: 1 });
    const input = screen.getByLabelText<HTMLTextAreaElement>(/^Extra/);
    await user.clear(input);
    await user.type(input, '{{"a":');
    expect(input.value).toBe('{"a":');
  });

  it('rows of a list are added, moved and removed', async () => {
    const { user, value } = open('list', [{ name: 'a', noticeId: null }, { name: 'b', noticeId: null }]);
    const names = (): unknown[] => (value() as { name: string }[]).map((row) => row.name);
    await user.click(screen.getByRole('button', { name: 'Move row 2 up' }));
    expect(names()).toEqual(['b', 'a']);
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(names()).toEqual(['a']);
    await user.click(screen.getByRole('button', { name: 'Add to Parts' }));
    await user.type(within(screen.getByRole('listitem', { name: 'Row 2' })).getByLabelText(/^Name/), 'c');
    expect(names()).toEqual(['a', 'c']);
  });

  it('a picture is sent, shown and removed', async () => {
    server.current.reply = (request) =>
      request.method === 'PUT' ? { body: '' } : { body: { data: { uploadUrl: `${server.current.url}/put`, uploadURL: `${server.current.url}/put`, filePublicUrl: '/files/new.png' } } };
    show({ server: server.current, declarations: FIXTURES, children: <One field={fieldOf.image} value={null} /> });
    const user = userEvent.setup();
    const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'a.png', { type: 'image/png' });
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await waitFor(() => expect(values()['picture']).toBe('/files/new.png'));
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/files/new.png');
    await user.click(screen.getByRole('button', { name: 'Remove Picture' }));
    expect(values()['picture']).toBeNull();
  });

  it('a picture that is too large is refused before it is sent', async () => {
    show({ server: server.current, declarations: FIXTURES, children: <One field={fieldOf.image} value={null} /> });
    await userEvent.setup().upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File([new Uint8Array(1_000_001)], 'a.png', { type: 'image/png' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/at most/);
    expect(server.current.seen).toHaveLength(0);
  });

  it('rich text is edited in its own editor', async () => {
    open('richText', '<p>Hello</p>');
    const editor = await screen.findByRole('textbox', { name: /^Html/ }, { timeout: 10_000 });
    expect(editor.textContent).toBe('Hello');
    expect(screen.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('several editors come and go without a word in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const word of ['One', 'Two']) {
      open('richText', `<p>${word} https://example.com</p>`);
      const editor = await screen.findByRole('textbox', { name: /^Html/ }, { timeout: 10_000 });
      await act(async () => editor.focus());
      // What looks for addresses begins with the first that is pasted, and is there for the next editor.
      fireEvent.paste(editor, { clipboardData: { getData: (type: string) => (type === 'text/plain' ? 'https://example.org' : ''), types: ['text/plain'], files: [] } });
      open('richText', '<p>Beside</p>');
      await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Html/ })).toHaveLength(2), { timeout: 10_000 });
      cleanup();
    }
    expect(warn.mock.calls).toEqual([]);
  });

  it('a picture is put into a rich text that takes some, chosen or pasted, and left out of any other', async () => {
    server.current.reply = (request) =>
      request.method === 'PUT' ? { body: '' } : { body: { data: { uploadUrl: `${server.current.url}/put`, uploadURL: `${server.current.url}/put`, filePublicUrl: '/files/test/new.png' } } };
    const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'a.png', { type: 'image/png' });
    const shown = show({ server: server.current, declarations: FIXTURES, children: <One field={{ ...fieldOf.richText, kind: 'test' }} value="<p>See</p>" /> });
    const editor = await screen.findByRole('textbox', { name: /^Html/ }, { timeout: 10_000 });
    expect(screen.getByRole('button', { name: 'Picture' })).toBeTruthy();
    await userEvent.setup().upload(document.querySelector<HTMLInputElement>('input[type=file]')!, png);
    await waitFor(() => expect(String(values()['html'])).toContain('<img src="/files/test/new.png">'));
    fireEvent.paste(editor, { clipboardData: { getData: () => '', types: ['Files'], files: [png] } });
    await waitFor(() => expect(String(values()['html']).match(/<img/g)).toHaveLength(2));
    shown.unmount();
    open('richText', '<p>Hello</p>');
    await screen.findByRole('textbox', { name: /^Html/ }, { timeout: 10_000 });
    expect(screen.queryByRole('button', { name: 'Picture' })).toBeNull();
  });

  it('a table in a rich text is a line a row, opened and pasted', async () => {
    const table = (word: string): string => `<table><tr><td>Before ${word}</td><td>100 %</td></tr><tr><td>After ${word}</td><td>50 %</td></tr></table>`;
    const linesOf = (word: string): string => `<p>Before ${word} | 100 %</p><p>After ${word} | 50 %</p>`;
    open('richText', table('day 7'));
    const editor = await screen.findByRole('textbox', { name: /^Html/ }, { timeout: 10_000 });
    expect(editor.innerHTML).toBe(linesOf('day 7'));
    await act(async () => editor.focus());
    fireEvent.paste(editor, { clipboardData: { getData: (type: string) => (type === 'text/html' ? table('noon') : ''), types: ['text/html'] } });
    await waitFor(() => expect(editor.innerHTML).toContain('<p>Before noon | 100 %</p><p>After noon | 50 %'));
  });
});
