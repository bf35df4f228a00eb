/** What a browser says of itself, in the words people use. Null where it says nothing known. */
export interface AgentWords {
  readonly browser: string | null;
  readonly system: string | null;
}

/**
 * Reads a `User-Agent` string as far as a person needs it to know a device again. The order matters: most browsers name
 * those they descend from as well.
 */
export function agentWords(agent: string | null): AgentWords {
  return { browser: firstOf(BROWSERS, agent), system: firstOf(SYSTEMS, agent) };
}

type Marks = readonly (readonly [RegExp, string])[];

const BROWSERS: Marks = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/(Headless)?Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+ .*Safari\//, 'Safari'],
  [/curl\//, 'curl'],
  [/\bnode\b|undici/, 'Node.js'],
];

const SYSTEMS: Marks = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

function firstOf(marks: Marks, agent: string | null): string | null {
  return (agent && marks.find(([mark]) => mark.test(agent))?.[1]) || null;
}
