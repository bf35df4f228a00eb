/** Asked so often each. */
const TIMES = 20;

/** The list of everybody, and that of learners. */
const LISTS = ['user', 'student'];

/**
 * Every sort and every filter that the lists of people and of learners offer, and texts of the search box, one after the other, across all
 * institutes and in one, as the API's own description names them: the slowest twentieth of each.
 * @returns rows of name and milliseconds, the slowest first
 */
export async function measureLists({ address, accounts }) {
  const rows = [];
  for (const list of LISTS) {
    const { sorts, filters } = await offered({ address, list });
    for (const { who, authorization } of accounts) {
      const asking = { address, authorization, list };
      const items = await someOf(asking);
      const cases = [
        ...sorts.flatMap((sortField) => ['asc', 'desc'].map((sortOrder) => [`sorted by ${sortField}, ${sortOrder}`, { sortField, sortOrder }])),
        ...valuesOf({ filters, items }).map(([name, value]) => [`filter ${name}: ${JSON.stringify(value)}`, { filters: { [name]: value } }]),
        ...textsOf(items).map((query) => [`text ${JSON.stringify(query)}`, { query }]),
      ];
      for (const [name, body] of cases) rows.push({ name: `${list}: ${name}, ${who}`, p95: await slowest({ ...asking, body }) });
    }
  }
  return rows.sort((one, other) => other.p95 - one.p95);
}

async function offered({ address, list }) {
  const document = await (await fetch(`${address}/api/openapi.json`)).json();
  const path = Object.keys(document.paths).find((one) => one.endsWith(`/${list}/search`));
  const { properties } = document.paths[path].post.requestBody.content['application/json'].schema;
  return { sorts: properties.sortField.enum, filters: properties.filters.properties };
}

async function someOf(asking) {
  const { data } = await (await ask({ ...asking, body: { size: 50, page: 5 } })).json();
  return data.items;
}

/** Two letters that many hold and two that hardly anybody does, a name that many have, one person's, and one that nobody has. */
function textsOf(items) {
  const [{ name, emailId }] = items;
  return ['an', 'zq', name.split(' ')[0].toLowerCase(), name.toLowerCase(), emailId, 'nobody is called this'];
}

/** A value that many rows have, one that few have, and for numbers and times a range. */
function valuesOf({ filters, items }) {
  return Object.entries(filters).flatMap(([name, schema]) => {
    const found = items.map((item) => item[name]).find((value) => value !== null && value !== undefined);
    const isRange = JSON.stringify(schema).includes('"from"');
    const known = JSON.stringify(schema).match(/"enum":\[([^\]]*)\]/)?.[1]?.split(',').map((one) => JSON.parse(one)).filter((one) => one !== 'all') ?? [];
    if (isRange) return [[name, { from: found ?? (name.endsWith('At') ? '2026-01-01' : 1) }], [name, { empty: true }]];
    if (known.length > 0) return known.map((value) => [name, [value]]);
    if (typeof found === 'string') return [[name, [found]], ...(/^[\p{L} ]+$/u.test(found) ? [[name, found.slice(0, 2)]] : [])];
    return [[name, { empty: true }]];
  });
}

async function slowest({ body, ...asking }) {
  const times = [];
  for (let at = 0; at < TIMES; at++) {
    const begun = performance.now();
    const response = await ask({ ...asking, body: { size: 20, page: 0, ...body } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${JSON.stringify(body)} answered ${response.status}`);
    times.push(performance.now() - begun);
  }
  return times.sort((one, other) => one - other)[Math.ceil(TIMES * 0.95) - 1];
}

function ask({ address, authorization, list, body }) {
  return fetch(`${address}/api/v9/${list}/search`, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) });
}
