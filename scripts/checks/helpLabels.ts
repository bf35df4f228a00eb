import { LOCALES, type LocaleCode } from '../../src/i18n/locales';
import type { Resource } from '../../src/schemas';
import type { SourceFile } from './files';
import type { Catalogue } from './localeKeys';
import { wantedWords } from './moduleWords';
import { leaves } from './translations';

interface LabelsParams {
  /** The pages of the help, by their paths from the root. */
  readonly files: readonly SourceFile[];
  readonly resources: readonly Resource[];
  /** All texts of a language: the console's, its rooms’ and its modules’. */
  readonly catalogues: Readonly<Record<LocaleCode, Catalogue>>;
}

/** How a language quotes what stands on a screen. A page quotes labels alone; a name of a file or an example stands there without signs. */
const QUOTED: Readonly<Record<LocaleCode, RegExp>> = { en: /“([^”]*)”/g, fr: /«\s*([^»]*?)\s*»/g, zh: /“([^”]*)”/g, ja: /「([^」]*)」/g };
/** Rooms, whose own words stand on their screens alone. */
const ROOMS = new Set(Object.keys(import.meta.glob('/src/customPages/*/words/en.ts')).map((path) => path.split('/')[3]));
/** Words that modules share, each said by those that have no word of their own for it. */
const SHARED = /^lectern\.common\.(fields|choices|actions|done|sections|segments)\./;

/** The labels that pages of the help quote and that stand on no screen of theirs, with the place. */
export function labelProblems({ files, resources, catalogues }: LabelsParams): string[] {
  return LOCALES.flatMap(({ locale }) => {
    const texts = leaves(catalogues[locale]);
    const console = new Set([...texts].filter(([key]) => isEverywhere(key)).flatMap(([, text]) => formsOf(text)));
    return files.filter(({ path }) => path.startsWith(`docs/help/${locale}/`)).flatMap(({ path, text }) => {
      const resource = resources.find(({ name }) => path.endsWith(`/${name}.md`));
      const own = resource && new Set(saidBy(resource, texts).flatMap(formsOf));
      const isSaid = (label: string): boolean => own?.has(label) || console.has(label) || (!resource && [...texts.values()].some((one) => formsOf(one).includes(label)));
      return [...text.matchAll(QUOTED[locale])].map(([, label = '']) => label).filter((label) => !isSaid(plain(label)))
        .map((label) => `${path}: quotes “${label}”, which stands on no screen of it; quote the words of src/i18n/${locale}${resource ? `/modules/${resource.name}.ts` : ''}, or write it without the signs`);
    });
  });
}

/** Whether a text may stand on any screen: what the console says itself, and what screens and modules are called. */
function isEverywhere(key: string): boolean {
  const [area, name = ''] = key.split('.');
  return area === 'resources' ? /^resources\.\w+\.(name|menu|newOne)$/.test(key) : !SHARED.test(key) && !ROOMS.has(name);
}

/** What the screens of a module say: its own words, and of those that modules share what it has no own word for. */
function saidBy({ name, of, ...rest }: Resource, texts: ReadonlyMap<string, string>): string[] {
  const own = [...texts].filter(([key]) => key.startsWith(`resources.${name}.`) || (of !== null && key.startsWith(`resources.${of.name}.`))).map(([, text]) => text);
  return [...own, ...wantedWords({ name, of, ...rest }).flatMap((keys) => keys.map((key) => texts.get(key)).find((text) => text !== undefined) ?? [])];
}

/** A text in each of its plural forms, as it is compared. */
function formsOf(text: string): string[] {
  return text.split(' |||| ').map(plain);
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/['’]/g, '’').trim().toLowerCase();
}
