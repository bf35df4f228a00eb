import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { lowerFirst, useFailureText, useTexts } from '../../../dataProvider';
import { useCellContext } from '../../../fields/cellContext';
import { withWords } from '../../../i18n/withWords';
import { isToldBy, maySee, measuresFor } from '../../../schemas';
import type { Grouping, Measure, Summary, SummaryGroup, SummaryReply } from '../../../schemas';
import { Button, FailureLine, Menu } from '../../../ui';
import { useRemembered } from '../../../ui/useRemembered';
import { useListModel, useRows } from '../../model/listModel';
import { SummaryTable } from './SummaryTable';
import { Totals } from './Totals';
import { useDrill } from './useDrill';
import { useGroupNames } from './useGroupNames';
import { useStepped } from './useStepped';
import { valueText } from './valueText';
import { isOneYear, spanText, withoutGaps } from './spans';
import styles from './summary.module.css';

const Chart = lazy(() => withWords(() => import('../../../ui/Chart')));

/** What somebody has chosen of a module's summary, kept by the browser. */
interface Choice {
  readonly by?: string;
  /** What its field was asked for when that was chosen, as JSON. */
  readonly period?: string;
  readonly measure?: string;
  readonly isTable?: boolean;
}

/** Groups of what is no time that a chart has room for. */
const MOST_BARS = 12;

/** What the rows of the list come to: in all, and drawn or told by one grouping. Asked once the rows are there. */
export default function SummaryPanel({ summary }: { summary: Summary }): ReactNode {
  const translate = useTranslate();
  const { resource, actor } = useListModel();
  const { filterValues, isPending: areRowsPending } = useRows();
  const texts = useTexts(resource.name);
  const context = useCellContext(resource.name);
  const failureText = useFailureText();
  const [choice, setChoice] = useRemembered<Choice>(`summary.${resource.name}`, {});
  const maySeeField = (name: string): boolean => maySee(actor, resource.fields[name]!);
  const groupings = summary.by.filter(({ field }) => maySeeField(field));
  const measures = measuresFor(resource, maySeeField);
  const wanted = groupings.find(({ name }) => name === choice.by) ?? groupings[0];
  const periodOf = (field: string): string => JSON.stringify(filterValues[field] ?? null);
  const isKept = wanted !== undefined && choice.by === wanted.name && choice.period === periodOf(wanted.field);
  const { by, summary: told, isOld, error, retry } = useStepped({ resource: resource.name, groupings, wanted, field: wanted && resource.fields[wanted.field], filter: filterValues, isKept, enabled: !areRowsPending });
  const groups = told && by ? shownGroups({ told, by, measures }) : [];
  const nameOf = useGroupNames({ resource, by: by ?? null, groups, context });
  const drill = useDrill(by ?? null);
  const toldMeasures = by ? measures.filter((one) => isToldBy(one, by)) : [];
  const measure = toldMeasures.find(({ name }) => name === choice.measure) ?? toldMeasures[0];
  if (!by || !measure) return null;

  // Which time is meant is said where there are several.
  const isOneTime = new Set(groupings.filter(({ span }) => span !== null).map(({ field }) => field)).size === 1;
  const groupingText = ({ field, span }: Grouping): string => (span === null ? texts.field(field) : translate(`lectern.summary.${isOneTime ? 'spansAlone' : 'spans'}.${span}`, { name: texts.field(field) }));
  const measureText = (name: string): string => {
    const { kind, field } = measures.find((one) => one.name === name)!;
    return field === null || kind === 'sum' ? texts.measure(name) : translate(`lectern.summary.kinds.${kind}`, { name: texts.field(field) });
  };
  /** What a number counts, told below the figures of the one that is drawn. */
  const hintOf = (name: string): string | null => (name in resource.fields ? texts.hint(name) : null);
  const drawn = by.span === null ? groups.slice(0, MOST_BARS) : groups.filter(({ key }) => key !== null);
  const valueOf = (one: Measure, value: number | null, isShort = false): string => valueText({ resource, measure: one, value, context, isShort });
  /** Of several days of one year the first says which. */
  const shortOf = (group: SummaryGroup, at: number): string =>
    by.span !== null && at > 0 && isOneYear(drawn) ? spanText({ day: String(group.key), span: by.span, locale: context.locale, isYearKnown: true }) : nameOf(group);
  const choose = (change: Choice): void => setChoice({ ...choice, ...change });
  const groupedBy = ({ name, field }: Grouping): Choice => ({ by: name, period: periodOf(field) });
  /** What the grouping does not tell is drawn by the first that does. */
  const chooseMeasure = (name: string): void => {
    const chosen = measures.find((one) => one.name === name)!;
    const other = isToldBy(chosen, by) ? undefined : groupings.find((one) => isToldBy(chosen, one));
    choose({ measure: name, ...(other && groupedBy(other)) });
  };
  const label = translate('lectern.summary.label', { measure: measureText(measure.name), by: by.span !== null && isOneTime ? lowerFirst(groupingText(by)) : groupingText(by) });
  const isEmpty = told && groups.length === 0 && !error;
  return (
    <section className={styles.panel} data-summed data-empty={isEmpty || undefined} aria-busy={isOld} data-stale={isOld || undefined} aria-label={translate('lectern.summary.title')}>
      <div className={styles.head}>
        {told && <Totals measures={measures} totals={told.totals} chosen={measure.name} onChoose={chooseMeasure} textOf={measureText} hintOf={hintOf} valueOf={valueOf} />}
        <div className={styles.choices}>
          <Pick label={translate('lectern.summary.by')} chosen={by.name} options={groupings.map((one) => ({ key: one.name, label: groupingText(one) }))} onChoose={(name) => choose(groupedBy(groupings.find((one) => one.name === name)!))} />
          <Button kind="bare" isSmall onClick={() => choose({ isTable: !choice.isTable })}>
            {translate(choice.isTable ? 'lectern.summary.chart' : 'lectern.summary.table')}
          </Button>
        </div>
      </div>
      {hintOf(measure.name) !== null && <p className={styles.counts}>{hintOf(measure.name)}</p>}
      {error && !told ? <FailureLine text={failureText(error)} onRetry={retry} /> : null}
      {isEmpty ? <p className={styles.none}>{translate('lectern.summary.none')}</p> : null}
      {groups.length > 0 && (
        <>
          {!choice.isTable && (
            <Suspense fallback={<div className={styles.drawing} />}>
              <Chart key={by.name} onOpen={drill ? (at) => drawn[at] && drill(drawn[at]) : undefined} keysHint={translate('lectern.summary.chartKeys')} kind={by.span === null ? 'bar' : summary.chart} isTime={by.span !== null} label={label} measure={measureText(measure.name)} isWhole={measure.kind === 'count' || (measure.kind !== 'mean' && resource.fields[measure.field!]?.type === 'integer')} text={(value, isShort) => valueOf(measure, value, isShort)} points={drawn.map((group, at) => ({ name: nameOf(group), short: shortOf(group, at), value: group.values[measure.name] ?? null }))} />
            </Suspense>
          )}
          <SummaryTable by={by} byText={groupingText(by)} groups={groups} measures={toldMeasures} textOf={measureText} valueOf={valueOf} nameOf={nameOf} isHidden={!choice.isTable} label={label} />
          {told && <LeftOut told={told} by={by} drawn={choice.isTable ? null : drawn.length} locale={context.locale} />}
        </>
      )}
    </section>
  );
}

/** How many of how many groups are shown, where they are not all, and where the others are found. */
function LeftOut({ told, by, drawn, locale }: { told: SummaryReply; by: Grouping; drawn: number | null; locale: string }): ReactNode {
  const translate = useTranslate();
  const shown = by.span === null && drawn !== null ? drawn : told.groups.length;
  if (shown >= told.groupCount) return null;
  const key = !told.isCut ? 'more' : by.span === null ? 'cut' : 'cutTimes';
  return <p className={styles.none}>{translate(`lectern.summary.${key}`, { shown: shown.toLocaleString(locale), total: told.groupCount.toLocaleString(locale) })}</p>;
}

/** None while another grouping than the one that was asked for last is on its way. */
function shownGroups({ told, by, measures }: { told: SummaryReply; by: Grouping; measures: readonly Measure[] }): readonly SummaryGroup[] {
  if (told.by !== by.name) return [];
  return by.span === null ? told.groups : withoutGaps({ groups: told.groups, span: by.span, measures });
}

function Pick({ label, chosen, options, onChoose }: { label: string; chosen: string; options: readonly { key: string; label: string }[]; onChoose: (key: string) => void }): ReactNode {
  if (options.length < 2) return null;
  return (
    <Menu
      label={label}
      items={options.map(({ key, label: text }) => ({ key, label: text, isChosen: key === chosen, onSelect: () => onChoose(key) }))}
      renderTrigger={(props) => (
        <Button {...props} kind="bare" isSmall icon="chevronDown">
          {options.find(({ key }) => key === chosen)?.label}
        </Button>
      )}
    />
  );
}
