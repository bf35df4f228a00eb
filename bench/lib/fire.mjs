import autocannon from 'autocannon';

const SECONDS = 6;
const CONNECTIONS = 10;

/** Requests by ten connections, after two seconds of warming up: how many a second, the median and the slowest fortieth. */
export async function fire({ address, authorization, requests }) {
  const options = { url: address, connections: CONNECTIONS, headers: { authorization, 'content-type': 'application/json' }, requests };
  await autocannon({ ...options, duration: 2 });
  const result = await autocannon({ ...options, duration: SECONDS });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} of ${result.requests.total} failed: ${JSON.stringify(requests[0])}`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p97: result.latency.p97_5 };
}
