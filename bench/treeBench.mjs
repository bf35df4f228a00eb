import { search } from './lib/product.mjs';

/** Moves of each kind. */
const TIMES = 40;

/** Moves within the tree of categories: how many there are, and milliseconds of the middle and the slowest twentieth of each kind of move. */
export async function measureTree({ address, authorization }) {
  const find = (body) => search({ address, authorization, path: '/category/search', body: { size: 100, sortField: 'createdAt', ...body } });
  const { items: mains } = await find({ filters: { parentId: [null] }, query: 'main category' });
  const first = await find({ filters: { parentId: [mains[0].id] } });
  const { total } = await find({ size: 1 });
  const move = async (id, body) => {
    const begun = performance.now();
    const response = await fetch(`${address}/api/v9/category/${id}/move`, { method: 'PUT', headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`a move answered ${response.status}`);
    return performance.now() - begun;
  };
  const at = (index) => first.items[index % first.items.length].id;
  const kinds = [
    ['before one beside it', (index) => move(at(index), { before: at(index + 7) })],
    ['one place down, with all below it', (index) => move(mains[index % mains.length].id, { by: 1 })],
    // The last of them goes back, so that the tree is as it was.
    ['below another', (index) => move(at(0), { parentId: mains[(index + 1) % TIMES === 0 ? 0 : 1 + (index % (mains.length - 1))].id })],
  ];
  const rows = [];
  for (const [name, run] of kinds) {
    const times = [];
    for (let index = 0; index < TIMES; index++) times.push(await run(index));
    times.sort((one, other) => one - other);
    rows.push({ name, p50: times[TIMES / 2], p95: times[Math.ceil(TIMES * 0.95) - 1] });
  }
  return { total, rows };
}
