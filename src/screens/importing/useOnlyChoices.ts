import { useEffect, useState } from 'react';
import { filterOfPredicate, useLecternData } from '../../dataProvider';
import type { Field, PlaceValues } from '../../schemas';
import type { Mapping } from './mapping';

/**
 * References that every new record needs and for which there is one choice alone where its rows go, as the section of a test that
 * has one: that one, in all rows.
 */
export function useOnlyChoices({ fields, within }: { readonly fields: readonly Field[]; readonly within: PlaceValues }): Mapping {
  const provider = useLecternData();
  const [found, setFound] = useState<Mapping>({});
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const asked = fields.filter(({ type, to, required, narrowedBy }) => type === 'ref' && to !== null && required && Object.keys(narrowedBy).length > 0 && Object.values(narrowedBy).every((name) => name in within));
    const answers = asked.map(async (field): Promise<Mapping> => {
      const place = Object.fromEntries(Object.entries(field.narrowedBy).map(([theirs, own]) => [theirs, within[own]]));
      const { data } = await provider.lookup(field.to!, { size: 2, filter: { ...filterOfPredicate(field.where), ...place }, quiet: true, signal });
      return data.length === 1 ? { [field.name]: { text: data[0]!.title } } : {};
    });
    // What could not be asked is mapped by hand.
    void Promise.allSettled(answers).then((all) => !signal.aborted && setFound(Object.assign({}, ...all.map((one) => (one.status === 'fulfilled' ? one.value : {}))) as Mapping));
    return () => controller.abort();
  }, [fields, within, provider]);
  return found;
}
