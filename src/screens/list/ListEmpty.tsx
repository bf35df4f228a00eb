import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useDeclarations, useTexts } from '../../dataProvider';
import { ALL_TIME, daysOfPreset, instantsOfDays, isAllTime, presetOfDays, type DatePreset, type DayRange } from '../../fields/values/datePresets';
import { filterDays } from '../../fields/values/filterValue';
import { sentences } from '../../fields/values/sentences';
import { holdsRight, listPath } from '../../schemas';
import { Button, EmptyState, buttonClass } from '../../ui';
import { useAddresses } from '../../shell/nav/useAddresses';
import { useListModel, useRows } from '../model/listModel';
import { CreateBelow } from './CreateBelow';
import { askedBy } from './ListStates';
import { useListAddress } from './useListAddress';

/** In place of rows: there are none at all, or none that match. */
export default function ListEmpty({ hasFilter }: { readonly hasFilter: boolean }): ReactNode {
  return hasFilter ? <NoMatch /> : <NothingYet />;
}

/** No rows at all: says so and leads to the first one, or to where what makes one is done. */
function NothingYet(): ReactNode {
  const translate = useTranslate();
  const { resource, actor } = useListModel();
  const texts = useTexts(resource.name);
  const { create } = useAddresses(resource);
  const canCreate = holdsRight(actor, resource, 'create');
  return (
    <EmptyState
      drawing="empty"
      title={translate('lectern.list.empty.title', { name: texts.module })}
      text={texts.origin ?? translate(canCreate ? 'lectern.list.empty.text' : 'lectern.list.empty.readOnly')}
      action={
        canCreate ? (
          <CreateBelow>
            <Link to={create} className={buttonClass('primary')}>
              {texts.newOne}
            </Link>
          </CreateBelow>
        ) : <MadeIn />
      }
    />
  );
}

/** Rows there are, but none that match. */
function NoMatch(): ReactNode {
  const translate = useTranslate();
  const { keepFilters, setFilter } = useListAddress();
  const { resource } = useListModel();
  const texts = useTexts(resource.name);
  const { segment, ...others } = useRows().chosenValues;
  // A period that a list is never asked without is no filter that somebody has set.
  const periods = resource.list.filters.filter(({ isRequired, field }) => isRequired && field in others).map(({ field }) => resource.fields[field]!);
  const kept = periods.map(({ name }) => name);
  const set = Object.fromEntries(Object.entries(others).filter(([name]) => !kept.includes(name)));
  const asked = askedBy(set);
  const isUnset = Object.keys(set).length === 0;
  // A list that is opened with a filter is empty by it before there is any row.
  const origin = asked === 'filters' ? texts.origin : null;
  if (typeof segment === 'string' && isUnset) {
    const name = texts.segment(segment, resource.lifecycle?.field ?? null);
    return <EmptyState drawing="noMatch" title={translate('lectern.list.noMatch.title')} text={translate('lectern.list.noMatch.segment', { name })} action={<Button onClick={() => keepFilters(...kept)}>{translate('lectern.list.showAll')}</Button>} />;
  }
  const [period] = periods.filter((field) => !isAllTime(filterDays({ field, value: others[field.name] })));
  if (isUnset) {
    if (!period) return <NothingYet />;
    const asAsked = (days: DayRange): object => (period.type === 'datetime' ? instantsOfDays(days) : days.to === null ? { from: days.from } : days);
    // On the first of a month there is little of it yet.
    const at = { now: Date.now(), type: period.type };
    const preset = presetOfDays({ range: filterDays({ field: period, value: others[period.name] }), ...at });
    const before = preset && PERIOD_BEFORE[preset];
    const choices = [...(before ? [{ name: before, days: daysOfPreset({ preset: before, ...at }) }] : []), { name: 'allTime', days: ALL_TIME }];
    return (
      <EmptyState
        drawing="empty"
        title={translate('lectern.list.noMatch.periodTitle', { name: texts.module })}
        text={sentences([translate('lectern.list.noMatch.period'), texts.origin])}
        action={<>{choices.map(({ name, days }) => <Button key={name} onClick={() => setFilter(period.name, asAsked(days))}>{translate(`lectern.fields.presets.${name}`)}</Button>)}<MadeIn /></>}
      />
    );
  }
  return (
    <EmptyState
      drawing="noMatch"
      title={translate('lectern.list.noMatch.title')}
      text={sentences([translate(`lectern.list.noMatch.${asked}`), origin])}
      action={
        <>
          <Button onClick={() => keepFilters('segment', ...kept)}>{translate(`lectern.list.clearAsked.${asked}`)}</Button>
          {origin !== null && <MadeIn />}
        </>
      }
    />
  );
}

/** The period before one that is still going on. */
const PERIOD_BEFORE: Partial<Readonly<Record<DatePreset, DatePreset>>> = { today: 'yesterday', thisWeek: 'lastWeek', thisMonth: 'lastMonth', thisYear: 'lastYear', thisAcademicYear: 'lastAcademicYear' };

/** Leads to the list by whose records the rows come about, whoever may open it. */
function MadeIn(): ReactNode {
  const translate = useTranslate();
  const { resource, actor } = useListModel();
  const { madeIn } = resource.list;
  const other = useDeclarations().get(madeIn ?? '');
  const { module: name } = useTexts(madeIn ?? resource.name);
  if (!other || !holdsRight(actor, other, 'read')) return null;
  return <Link to={listPath({ resource: other })} className={buttonClass('quiet')}>{translate('lectern.emptyList.open', { name })}</Link>;
}
