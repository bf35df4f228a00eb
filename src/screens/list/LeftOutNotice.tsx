import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { useTexts } from '../../dataProvider';
import { listed } from '../../fields/values/listed';
import { sentences } from '../../fields/values/sentences';
import { useCellContext } from '../../fields/cellContext';
import { Notice } from '../../forms/Notice';
import { maySee } from '../../schemas';
import { IconButton, focusHome } from '../../ui';
import { useListModel } from '../model/listModel';
import { leftOutOf, type AskedAddress } from './leftOut';
import styles from './LeftOutNotice.module.css';

/** Says what an address asked of the list that it was opened without, and what it can be asked in place of that, until something else is asked of it. */
export function LeftOutNotice({ asked }: { readonly asked: AskedAddress | null }): ReactNode {
  const { resource, actor } = useListModel();
  const { search } = useLocation();
  const translate = useTranslate();
  const texts = useTexts(resource.name);
  const { locale } = useCellContext(resource.name);
  const [closed, setClosed] = useState<AskedAddress | null>(null);
  if (asked === null || closed === asked || search !== asked.clean) return null;
  const { sort, orders, filters, isUnreadable } = leftOutOf({ ...asked, resource, actor });
  // What somebody does not see is called as the address calls it, as what there is not.
  const named = (name: string): string => {
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
    if (field && maySee(actor, field)) return texts.field(name);
    return name === 'q' || name === 'segment' ? translate(`lectern.leftOut.${name}`) : name.slice(0, MOST_SIGNS);
  };
  const close = (): void => {
    setClosed(asked);
    focusHome();
  };
  const names = filters.slice(0, MOST_NAMED).map(named);
  if (filters.length > MOST_NAMED) names.push(translate('lectern.leftOut.more', { smart_count: filters.length - MOST_NAMED }));
  const said = sentences([
    sort !== null && translate('lectern.leftOut.sort', { name: named(sort), known: listed(orders.map(named), locale) }),
    isUnreadable && translate('lectern.leftOut.unreadable'),
    filters.length > 0 && translate('lectern.leftOut.filters', { names: listed(names, locale) }),
  ]);
  if (!said) return null;
  return (
    <div className={styles.leftOut}>
      <Notice tone="blue" text={said}>
        <IconButton icon="close" isSmall label={translate('lectern.shell.close')} onClick={close} />
      </Notice>
    </div>
  );
}

/** Signs of a name that nobody gave. */
const MOST_SIGNS = 40;
const MOST_NAMED = 5;
