import { textsOf } from '../../../dataProvider';
import type { Head } from '../../../schemas';
import { screensOf } from '../../../shell/table/modulesWithScreen';
import type { CellContext } from '../../values/cellTypes';

interface BesideParams {
  readonly resources: readonly Head[];
  /** Of a module, with what its row is called. */
  readonly key: string;
  readonly name: string;
  readonly translate: CellContext['translate'];
}

/** The screens of the menu and the lists of views that a right over a module opens besides those of the module it is called after, and what is written by the same right, by name. */
export function opensBeside({ resources, key, name, translate }: BesideParams): readonly string[] {
  const modules = resources.filter((one) => one.menu !== null && one.name !== key && one.modules.length > 1 && one.modules.includes(key)).map((one) => textsOf({ resource: one.name, translate }).menu);
  const views = resources.filter((one) => one.menu === null && !one.isSingle && one.endpoint.without.includes('create') && one.name !== key && one.modules.includes(key)).map((one) => textsOf({ resource: one.name, translate }).module);
  const written = resources.filter(({ rights }) => rights.with?.includes(key)).map((one) => textsOf({ resource: one.name, translate }).module);
  const screens = screensOf(key).map((route) => translate(`lectern.routes.${route}`));
  return [...new Set([...modules, ...views, ...written, ...screens])].filter((one) => one !== name);
}
