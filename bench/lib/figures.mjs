/** The middle of some figures. */
export function median(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Runs `measure` some times, one after the other, and takes the median of each figure it returns. */
export async function repeat({ times, measure }) {
  const rounds = [];
  for (let round = 0; round < times; round++) rounds.push(await measure());
  return Object.fromEntries(Object.keys(rounds[0]).map((key) => [key, median(rounds.map((one) => one[key]))]));
}

/** A Markdown table. */
export function table({ head, rows }) {
  return [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export const ms = (value) => (Number.isFinite(value) ? `${Math.round(value).toLocaleString('en')} ms` : '–');
export const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;
export const ratio = (ours, theirs) => (ours / theirs).toFixed(2);
