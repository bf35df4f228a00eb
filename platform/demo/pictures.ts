import type { DemoContent } from './content';
import { DEMO_INSTITUTES } from './institutes';
import { bannerPicture } from './bannerPicture';
import { languageTile, LOGO_SHAPES, logoPicture } from './logoPicture';

/** A picture and the key it is stored under. */
export interface DemoPicture {
  readonly key: string;
  readonly content: string;
}

/** Every picture the demo content refers to, drawn here. */
export function demoPictures({ banners, records }: DemoContent): DemoPicture[] {
  const languages = records.find((one) => one.resource === 'language')?.rows ?? [];
  return [
    ...DEMO_INSTITUTES.filter((one) => one.hasPictures).flatMap((one) =>
      LOGO_SHAPES.map((shape) => ({
        key: `demo/institute/${one.slug}-${shape}.svg`,
        content: logoPicture({ name: one.name, initials: one.initials, shape, seed: one.slug }),
      })),
    ),
    ...banners.map(({ slug, title }) => ({ key: `demo/banner/${slug}.svg`, content: bannerPicture({ title, seed: slug }) })),
    ...languages.map((row) => ({
      key: `demo/language/${String(row['code'])}.svg`,
      content: languageTile({ name: String(row['name']), code: String(row['code']) }),
    })),
  ];
}
