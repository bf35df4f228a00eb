import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../src/dataProvider';
import { setFilesOrigin, setPictureOrigins } from '../../src/dataProvider/pictures';
import { Avatar } from '../../src/fields/cells/Avatar';
import { useCellContext } from '../../src/fields/cellContext';
import { renderCell } from '../../src/fields/renderCell';
import { initialsOf } from '../../src/ui';
import { FIXTURES } from '../fixtures';
import { show, useServer } from '../screens/support/screens';
import { fieldOf } from './samples';

const server = useServer();
beforeEach(() => setPictureOrigins(readConfig({ pictureOrigins: ['https://cdn.example.org', 7] }).pictureOrigins));
afterEach(() => setPictureOrigins(undefined));

function Shown({ value, isDetail }: { value: string; isDetail: boolean }) {
  return <div data-testid="cell">{renderCell({ field: fieldOf.image, value, context: useCellContext('specimen'), isDetail })}</div>;
}
const pictures = () => [...document.querySelectorAll('img')].map((one) => one.getAttribute('src'));

it.each([[false], [true]])('a picture that the page may not show is not asked for, and a note stands in its place (on the record’s page: %s)', (isDetail) => {
  const { unmount } = show({ server: server.current, declarations: FIXTURES, children: <Shown value="https://elsewhere.example/a.png" isDetail={isDetail} /> });
  expect(pictures()).toEqual([]);
  expect(isDetail ? screen.getByText(/kept elsewhere and is not shown/) : screen.getByRole('img', { name: /kept elsewhere and is not shown/ })).toBeTruthy();
  unmount();
  for (const address of ['https://cdn.example.org/a.png', '/files/a.png', `${window.location.origin}/files/a.png`]) {
    const { unmount: away } = show({ server: server.current, declarations: FIXTURES, children: <Shown value={address} isDetail={isDetail} /> });
    expect(pictures()).toEqual([address]);
    away();
  }
});

it('beside a title there are initials instead', () => {
  render(<Avatar title="Asha Rao" picture="https://elsewhere.example/a.png" />);
  expect(pictures()).toEqual([]);
  expect(screen.getByText('AR')).toBeTruthy();
});

it('initials are of letters and digits alone, each with its own marks', () => {
  const names = { 'Ananya Krishnan Iyer': 'AI', "Érudit & Filles <b>O'Hara</b>": 'ÉB', '“Asha” (Rao)': 'AR', 'Kochi —': 'K', '3 Idiots': '3I', 'किरण राव': 'किरा', '…': '', '': '' };
  expect(Object.fromEntries(Object.keys(names).map((name) => [name, initialsOf(name)]))).toEqual(names);
});

it('a page that names no origins holds none back', () => {
  setPictureOrigins(readConfig({}).pictureOrigins);
  render(<Avatar title="Asha Rao" picture="https://elsewhere.example/a.png" />);
  expect(pictures()).toEqual(['https://elsewhere.example/a.png']);
});

it('a picture that the platform keeps is asked for there, also where the console comes from elsewhere', () => {
  setFilesOrigin('https://api.example.org/api/v9');
  render(<Avatar title="Asha Rao" picture="/files/a.png" />);
  expect(pictures()).toEqual(['https://api.example.org/files/a.png']);
  setFilesOrigin('/api/v9');
});
