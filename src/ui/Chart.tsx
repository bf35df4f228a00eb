import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import styles from './Chart.module.css';
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
}

/** In px. */
const HEIGHT = 240;
const AXIS_WIDTH = 76;
/** Between the names below: in some languages a date has no blank, and would run into the next. */
const NAME_GAP = 14;

/** One row of figures as bars or as a line, in the look of the tokens. Imported by its own path alone, so that its library comes with the first chart. */
export default function Chart({ kind, label, points, measure, text, isWhole = false }: ChartProps): ReactNode {
  const { scheme } = useAppearance();
  const theme = useMemo(() => createTheme({ palette: { mode: scheme }, typography: { fontFamily: 'inherit' } }), [scheme]);
  const series = [{ data: points.map(({ value }) => value), label: measure, color: 'var(--accent)', valueFormatter: (value: number | null) => (value === null ? '–' : text(value, false)) }];
  const names = points.map(({ name }) => name);
  const shorts = new Map(points.map(({ name, short = name }) => [name, short]));
  const axis = { data: names, tickLabelMinGap: NAME_GAP, valueFormatter: (name: string, { location }: { location: string }) => (location === 'tick' ? (shorts.get(name) ?? name) : name) };
  const common = {
    height: HEIGHT,
    hideLegend: true,
    skipAnimation: true,
    disableKeyboardNavigation: true,
    grid: { horizontal: true },
    yAxis: [{ width: AXIS_WIDTH, ...(isWhole && { tickMinStep: 1 }), valueFormatter: (value: number) => text(value, true) }],
  };
  return (
    <ThemeProvider theme={theme}>
      <div role="img" aria-label={label} className={styles.chart}>
        {kind === 'bar' ? (
          <BarChart {...common} series={series} xAxis={[{ ...axis, scaleType: 'band', categoryGapRatio: 0.35 }]} />
        ) : (
          <LineChart {...common} series={series.map((one) => ({ ...one, curve: 'linear' as const, showMark: points.length <= 31 }))} xAxis={[{ ...axis, scaleType: 'point' }]} />
        )}
      </div>
    </ThemeProvider>
  );
}
