import { useMemo, useState } from 'react';
import { hasInstitutes } from '../../dataProvider';
import type { CellContext } from '../../fields/values/cellTypes';
import { holdsRight, keyFieldsOf } from '../../schemas';
import type { Actor, Field, PlaceValues, Resource } from '../../schemas';
import { useRemembered } from '../../ui/useRemembered';
import type { Checking } from './checkRow';
import { isOfDays, orderOf, toldOrders, type DayOrder } from './dayOrder';
import { isLedger, isOfNumbers, numberMarksOf, saidMarks } from './decimalMark';
import { textsOf, writtenIn, type FileTable } from './fileTable';
import { furtherNames } from './furtherNames';
import { guessMapping, isGiven, rememberedOf, type Mapping, type Source } from './mapping';
import { mayBeLeftOut } from './recordKey';
import { useReferenceNames } from './referenceNames';
import { useOnlyChoices } from './useOnlyChoices';

interface MappingParams {
  readonly resource: Resource;
  readonly actor: Actor;
  readonly fields: readonly Field[];
  readonly contexts: readonly CellContext[];
  readonly table: FileTable | null;
  /** What the list stands below: every row of the file belongs there. */
  readonly within: PlaceValues;
  /** Whose new records are is known without the file. */
  readonly isOwnerSaid: boolean;
}

export interface UseMapping {
  readonly mapping: Mapping;
  readonly set: (field: string, source: Source | null) => void;
  /** Fields that every new record needs and no column gives. */
  readonly lacking: readonly Field[];
  /** Columns that no field takes. */
  readonly unused: readonly number[];
  /** Fields that take the same column as another. */
  readonly twice: readonly Field[];
  /** Fields of whose numbers, or days, somebody has to say how they are written. */
  readonly open: readonly Field[];
  /** The fields by which rows that are there already are known, together. */
  readonly key: readonly Field[];
  /** Those of them that the file does not say, so that no row is known. */
  readonly unsaid: readonly Field[];
  readonly existing: Checking['existing'];
  /** Whether this user may change records that are there. */
  readonly mayChange: boolean;
  /** Whether somebody has chosen otherwise than was guessed. */
  readonly isChosen: boolean;
  readonly setExisting: (existing: Checking['existing']) => void;
  readonly isReady: boolean;
  /** Keeps the choice for the next file. */
  readonly remember: () => void;
}

/** Which column holds which field: guessed, remembered, and changed by whoever imports. */
export function useMapping({ resource, actor, fields, contexts, table, within, isOwnerSaid }: MappingParams): UseMapping {
  const [remembered, keep] = useRemembered<Readonly<Record<string, string>>>(`import.${actor.id}.${resource.name}`, {});
  const [existing, setExisting] = useRemembered<Checking['existing']>(`importExisting.${actor.id}.${resource.name}`, 'change');
  const [changes, setChanges] = useState<{ readonly of: FileTable | null; readonly byField: Readonly<Record<string, Source | null>> }>({ of: null, byField: {} });
  const only = useOnlyChoices({ fields, within });
  const references = useReferenceNames(fields);
  const guessed = useMemo((): Mapping => (table ? { ...only, ...guessMapping({ head: table.head, fields, namesOf: (field) => contexts.map((context) => context.label(field.name)), furtherOf: furtherNames({ resource, contexts }), references, remembered }) } : {}), [table, resource, fields, contexts, references, remembered, only]);
  const byField = changes.of === table ? changes.byField : NO_CHANGES;
  const locale = contexts[0]?.locale ?? 'en';
  const orders = useMemo(() => toldOrders(table?.rows.flatMap(({ cells }) => cells) ?? []), [table]);
  const mapping = useMemo(() => Object.fromEntries(fields.flatMap((field): [string, Source][] => {
    const source = field.name in byField ? byField[field.name] : guessed[field.name];
    return source ? [[field.name, withOrder({ field, source, table, orders, locale })]] : [];
  })), [fields, byField, guessed, table, orders, locale]);
  const columns = Object.values(mapping).flatMap((source) => ('column' in source ? [source.column] : []));
  const sourceOf = ({ name }: Field): Source | undefined => mapping[name];
  const lacking = fields.filter((field) => !(field.name in within) && !isGiven(sourceOf(field)) && (field.name === 'instituteId' && field.system ? !isOwnerSaid && hasInstitutes(resource) : isNeeded(field)));
  const twice = fields.filter((field) => {
    const source = sourceOf(field);
    return source !== undefined && 'column' in source && columns.filter((column) => column === source.column).length > 1;
  });
  const open = fields.filter((field) => {
    const source = sourceOf(field);
    return source !== undefined && 'column' in source && (source.numbers?.isOpen === true || source.isOrderOpen === true);
  });
  const key = keyFieldsOf(resource);
  const unsaid = key.filter((field) => !(field.name in within || (field.name in mapping && isGiven(mapping[field.name])) || mayBeLeftOut(field)));
  const isKnown = key.length > 0 && unsaid.length === 0;
  const mayChange = !resource.endpoint.without.includes('update') && holdsRight(actor, resource, 'update');
  return {
    mapping,
    set: (field, source) => setChanges({ of: table, byField: { ...byField, [field]: source } }),
    lacking,
    unused: table ? [...table.head.keys()].filter((column) => !columns.includes(column)) : [],
    twice,
    open,
    key,
    unsaid,
    existing: mayChange ? existing : 'skip',
    mayChange,
    isChosen: byField !== NO_CHANGES,
    setExisting,
    // Rows that are there already need not say what new ones need; each row is checked for itself.
    isReady: Object.values(mapping).some(isGiven) && twice.length === 0 && open.length === 0 && (lacking.length === 0 || (isKnown && mayChange)),
    remember: () => table && keep(rememberedOf({ head: table.head, mapping, before: remembered })),
  };
}

const NO_CHANGES: Readonly<Record<string, Source | null>> = {};

/** Types whose numbers and hours mean the same however a spreadsheet shows them. */
const NO_TEXTS: ReadonlySet<Field['type']> = new Set(['boolean', 'duration', 'time']);

/** Days of a column are read in the order that its own texts speak for, or those of other columns, unless one was chosen; its numbers as its texts tell that they are written. */
function withOrder({ field, source, table, orders, locale }: { readonly field: Field; readonly source: Source; readonly table: FileTable | null; readonly orders: ReadonlySet<DayOrder>; readonly locale: string }): Source {
  if (!('column' in source) || !table) return source;
  if (isOfNumbers(field)) {
    const texts = writtenIn({ table, column: source.column });
    return { ...source, numbers: source.decimal ? saidMarks({ mark: source.decimal, locale }) : numberMarksOf({ texts, field, locale }), ...(isLedger(texts) && { isLedger: true }) };
  }
  if (!isOfDays(field)) return NO_TEXTS.has(field.type) ? source : { ...source, isText: true };
  if (source.isMonthFirst !== undefined) return source;
  const order = orderOf({ texts: textsOf({ table, column: source.column }), elsewhere: orders });
  return { ...source, isMonthFirst: order === 'month', ...(order === null && { isOrderOpen: true }) };
}

/** A new record without it is refused: nothing else stands for it. */
function isNeeded({ required, when, default: usual, fill }: Field): boolean {
  return required && when === null && (usual === null || usual === undefined || usual === '') && fill === null;
}
