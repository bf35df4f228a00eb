import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarProps } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import styles from './Chart.module.css';
import { useEvenLabels } from './evenLabels';
import { useAppearance } from './look/appearance';

interface ChartProps {
  readonly kind: 'bar' | 'line';
  /** What it shows, said to whoever does not see it. The figures stand in a table besides. */
  readonly label: string;
  /** From left to right. `short`: how it is called on the axis, where that is otherwise. */
  readonly points: readonly { readonly name: string; readonly short?: string; readonly value: number | null }[];
  /** What is measured. */
  readonly measure: string;
  /** A value in words, short on the axis. */
  readonly text: (value: number, isShort: boolean) => string;
  /** What is counted has no halves: the axis has none either. @default false */
  readonly isWhole?: boolean;
  /** Its points are times, one after the other: their names stand at even distances. @default false */
  readonly isTime?: boolean;
  /** Opens what a point is made of: by a click, or by Enter on the one that the arrows lead to. @default nothing is opened */
  readonly onOpen?: ((at: number) => void) | undefined;
  /** How the arrows and Enter work, for whoever has come to it by the keyboard. */
  readonly keysHint?: string | undefined;
}

/** In px. */
const AXIS_WIDTH = 76;
/** Left and right of what is drawn. */
const MARGIN = 20;
const LABEL_SIZE = 12;
const WIDEST_BAR = 96;
/** Between the names below: in some languages a date has no blank, and would run into the next. */
const NAME_GAP = 14;

/** One row of figures as bars or as a line, in the look of the tokens. Imported by its own path alone, so that its library comes with the first chart. */
export default function Chart({ kind, label, points, measure, text, isWhole = false, isTime = false, onOpen, keysHint }: ChartProps): ReactNode {
  const { scheme } = useAppearance();
  const theme = useMemo(() => createTheme({ palette: { mode: scheme }, typography: { fontFamily: 'inherit' } }), [scheme]);
  const series = [{ data: points.map(({ value }) => value), label: measure, color: 'var(--accent)', valueFormatter: (value: number | null) => (value === null ? '–' : text(value, false)) }];
  const names = points.map(({ name }) => name);
  const shorts = new Map(points.map(({ name, short = name }) => [name, short]));
  const place = useRef<HTMLDivElement>(null);
  const every = useEvenLabels({ place, names: points.map(({ name, short = name }) => short), beside: AXIS_WIDTH + 2 * MARGIN, isBands: kind === 'bar', gap: NAME_GAP, fontSize: LABEL_SIZE });
  const axis = { data: names, tickLabelMinGap: NAME_GAP, tickLabelStyle: { fontSize: LABEL_SIZE }, ...(isTime && { tickLabelInterval: (_: string, index: number) => index % every === 0 }), valueFormatter: (name: string, { location }: { location: string }) => (location === 'tick' ? (shorts.get(name) ?? name) : name) };
  const [at, setAt] = useState<number | null>(null);
  const chosen = at === null ? undefined : points[at];
  const press = (event: KeyboardEvent): void => {
    const next = event.key === 'ArrowRight' ? (at ?? -1) + 1 : event.key === 'ArrowLeft' ? (at ?? points.length) - 1 : event.key === 'Home' ? 0 : event.key === 'End' ? points.length - 1 : null;
    if (next !== null) setAt(Math.min(Math.max(next, 0), points.length - 1));
    else if (event.key === 'Enter' && chosen) onOpen?.(at!);
    else return;
    event.preventDefault();
  };
  const common = {
    ...(onOpen && { onAxisClick: (_: MouseEvent, found: { readonly dataIndex: number } | null) => found && onOpen(found.dataIndex) }),
    margin: MARGIN,
    hideLegend: true,
    skipAnimation: true,
    disableKeyboardNavigation: true,
    grid: { horizontal: true },
    yAxis: [{ width: AXIS_WIDTH, ...(isWhole && { tickMinStep: 1 }), valueFormatter: (value: number) => text(value, true) }],
  };
  return (
    <ThemeProvider theme={theme}>
      <div ref={place} role="img" aria-label={label} className={styles.chart} data-opens={onOpen ? '' : undefined}>
        {kind === 'bar' ? (
          <BarChart {...common} slots={BARS} series={series} xAxis={[{ ...axis, scaleType: 'band', categoryGapRatio: 0.35 }]} />
        ) : (
          <LineChart {...common} series={series.map((one) => ({ ...one, curve: 'linear' as const, showMark: points.length <= 31 }))} xAxis={[{ ...axis, scaleType: 'point' }]} />
        )}
      </div>
      {onOpen && (
        <button type="button" className={styles.point} aria-label={chosen ? `${chosen.name}: ${chosen.value === null ? '–' : text(chosen.value, false)}` : keysHint} aria-live="polite" onKeyDown={press} onClick={() => chosen && onOpen(at!)} onBlur={() => setAt(null)}>
          {chosen ? `${chosen.name}: ${chosen.value === null ? '–' : text(chosen.value, false)}` : keysHint}
        </button>
      )}
    </ThemeProvider>
  );
}

/** As wide as its place, though never a slab where there are few. */
function Bar({ className, fill, ownerState, x, y, width, height }: BarProps): ReactNode {
  const drawn = Math.min(width, WIDEST_BAR);
  return <rect className={className} fill={fill} filter={ownerState.isHighlighted ? 'brightness(120%)' : undefined} x={x + (width - drawn) / 2} y={y} width={drawn} height={height} />;
}

const BARS = { bar: Bar };
