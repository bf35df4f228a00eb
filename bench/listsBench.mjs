/** Asked so often each. */
const TIMES = 20;

/**
 * Every sort and every filter that the list of people offers, one after the other, across all institutes and in one, as the
 * API's own description names them: the slowest twentieth of each.
 * @returns rows of name and milliseconds, the slowest first
 */
export async function measureLists({ address, accounts }) {
  const { sorts, filters } = await offered({ address });
  const rows = [];
  for (const { who, authorization } of accounts) {
    const values = await valuesOf({ address, authorization, filters });
    const cases = [
      ...sorts.flatMap((sortField) => ['asc', 'desc'].map((sortOrder) => [`sorted by ${sortField}, ${sortOrder}`, { sortField, sortOrder }])),
      ...values.map(([name, value]) => [`filter ${name}: ${JSON.stringify(value)}`, { filters: { [name]: value } }]),
    ];
    for (const [name, body] of cases) rows.push({ name: `${name}, ${who}`, p95: await slowest({ address, authorization, body }) });
  }
  return rows.sort((one, other) => other.p95 - one.p95);
}

async function offered({ address }) {
  const document = await (await fetch(`${address}/api/openapi.json`)).json();
  const path = Object.keys(document.paths).find((one) => one.endsWith('/user/search'));
  const { properties } = document.paths[path].post.requestBody.content['application/json'].schema;
  return { sorts: properties.sortField.enum, filters: properties.filters.properties };
}

/** A value that many rows have, one that few have, and for numbers and times a range. */
async function valuesOf({ address, authorization, filters }) {
  const { items } = await (await ask({ address, authorization, body: { size: 50, page: 5 } })).json().then(({ data }) => data);
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

async function slowest({ address, authorization, body }) {
  const times = [];
  for (let at = 0; at < TIMES; at++) {
    const begun = performance.now();
    const response = await ask({ address, authorization, body: { size: 20, page: 0, ...body } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${JSON.stringify(body)} answered ${response.status}`);
    times.push(performance.now() - begun);
  }
  return times.sort((one, other) => one - other)[Math.ceil(TIMES * 0.95) - 1];
}

function ask({ address, authorization, body }) {
  return fetch(`${address}/api/v9/user/search`, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) });
}
