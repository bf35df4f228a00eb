import { patternOf, type Border } from './border';
import { BORDERS } from './table';

interface Override {
  readonly files: readonly string[];
  readonly rules: Readonly<Record<string, unknown>>;
}

const RULES = ['no-restricted-imports', 'no-restricted-globals'];

/** The lint's settings with the borders of the table: what else stands in them stays as it is, its overrides first. */
export function lintWithBorders(settings: string): string {
  const start = /"overrides": \[\n/.exec(settings);
  if (!start) throw new Error('.oxlintrc.json has no "overrides".');
  const { overrides } = JSON.parse(settings) as { readonly overrides: readonly Override[] };
  const byHand = overrides.filter(({ rules }) => !RULES.some((rule) => rule in rules));
  const lines = [...byHand.map((one) => `    ${JSON.stringify(one)}`), ...BORDERS.map((border) => overrideOf(border))];
  return `${settings.slice(0, start.index + start[0].length)}${lines.join(',\n')}\n  ]\n}\n`;
}

function overrideOf({ files, bans, noFetch }: Border): string {
  const patterns = bans.map((ban) => `          ${JSON.stringify(patternOf(ban))}`);
  const globals = noFetch === undefined ? '' : `\n        "no-restricted-globals": ${JSON.stringify(['error', { name: 'fetch', message: noFetch }])},`;
  return `    {
      "files": [${JSON.stringify(files)}],
      "rules": {${globals}
        "no-restricted-imports": ["error", { "patterns": [
${patterns.join(',\n')}
        ] }]
      }
    }`;
}
