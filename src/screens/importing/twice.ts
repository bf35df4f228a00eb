import { isEmptyValue } from '../../schemas';
import type { Resource } from '../../schemas';
import type { RowPlan } from './checkRow';
import { isLeftOut, knownBy, knownKey } from './recordKey';

/** Rows of one file that say the same of what no two records share, or by which a record is known again: of each but the first, by line, the field, one that the file has where there is one, and the line of the first. */
export function twiceIn({ resource, rows }: { readonly resource: Resource; readonly rows: readonly { readonly line: number; readonly plan: RowPlan; readonly cells: Readonly<Record<string, string>> }[] }): ReadonlyMap<number, { readonly field: string; readonly first: number }> {
  const sets: { names: readonly string[]; isEverywhere: boolean }[] = [...Object.values(resource.fields).filter((field) => field.unique !== false).map(({ name, unique }) => ({ names: [name], isEverywhere: unique === 'everywhere' })), ...resource.unique.filter(({ where }) => Object.keys(where).length === 0).map(({ fields }) => ({ names: fields, isEverywhere: false }))];
  const found = new Map<number, { readonly field: string; readonly first: number }>();
  for (const { names, isEverywhere } of sets) {
    const firsts = new Map<string, number>();
    for (const { line, plan, cells } of rows) {
      if (names.some((name) => name in plan.faults || (isEmptyValue(plan.values[name]) && !(names.length > 1 && isLeftOut(resource.fields[name]!, plan.values))))) continue;
      const key = JSON.stringify([...names.map((name) => String(plan.values[name] ?? '').normalize('NFC').toLowerCase()), isEverywhere ? null : plan.values['instituteId'] ?? null]);
      const first = firsts.get(key);
      if (first === undefined) firsts.set(key, line);
      else if (!found.has(line)) found.set(line, { field: names.find((name) => name in cells) ?? names[0]!, first });
    }
  }
  const key = resource.import?.key ?? [];
  const firsts = new Map<string, number>();
  for (const { line, plan, cells } of key.length > 1 ? rows : []) {
    const known = key.some((name) => name in plan.faults) ? null : knownBy({ resource, values: plan.values, owner: undefined });
    if (!known) continue;
    const text = knownKey(resource, known);
    const first = firsts.get(text);
    if (first === undefined) firsts.set(text, line);
    else if (!found.has(line)) found.set(line, { field: key.find((name) => name in cells) ?? key[0]!, first });
  }
  return found;
}
