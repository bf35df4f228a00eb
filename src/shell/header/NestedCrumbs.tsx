import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router';
import { textsOf, useTitles } from '../../dataProvider';
import { listPath, placeOf, recordPath, routeFields } from '../../schemas';
import type { Head } from '../../schemas';
import { Icon } from '../../ui';
import { listAddress, RETURN_STATE } from '../nav/listVisit';
import styles from './Breadcrumbs.module.css';

interface NestedCrumbsProps {
  /** The module of the open page. */
  readonly module: Head;
  /** The module of the record it stands below. */
  readonly parent: Head;
  /** Something stands before the first of them. */
  readonly isAfter: boolean;
}

/** The way to what stands below a record, over that record: the list it is in, the record itself, and before a record its own list. */
export default function NestedCrumbs({ module, parent, isAfter }: NestedCrumbsProps): ReactNode {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const place = placeOf({ resource: module, pathname });
  const id = place?.values[routeFields(module.routes[0] ?? '').at(-1) ?? ''];
  const title = useTitles(parent.name, [id]).titles.get(id ?? '')?.title;
  const from = [place?.values];
  const listOf = ({ name, routes }: Head): Step => {
    const path = listPath({ resource: { routes }, from });
    return { path: listAddress(path), label: textsOf({ resource: name, translate }).module };
  };
  const steps: Step[] = [
    listOf(parent),
    ...(id !== undefined && title ? [{ path: recordPath({ resource: parent, id, page: 'show', from }), label: title }] : []),
    ...(place && place.below.length > 0 ? [listOf(module)] : []),
  ];
  return steps.map(({ path, label }, at) => (
    <li key={path} className={styles.above} data-step={label.length > SHORT ? 'long' : ''}>
      {(isAfter || at > 0) && <Icon name="chevronRight" size={14} />}
      <Link to={path} state={RETURN_STATE} title={label}>
        {label}
      </Link>
    </li>
  ));
}

/** Names of so few letters are not cut for the sake of the others. */
const SHORT = 8;

interface Step {
  readonly path: string;
  readonly label: string;
}
