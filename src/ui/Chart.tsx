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
  /** From left to right. */
  readonly points: readonly { readonly name: string; readonly value: number | null }[];
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
          <BarChart {...common} series={series} xAxis={[{ data: names, scaleType: 'band', categoryGapRatio: 0.35, tickLabelMinGap: NAME_GAP }]} />
        ) : (
          <LineChart {...common} series={series.map((one) => ({ ...one, curve: 'linear' as const, showMark: points.length <= 31 }))} xAxis={[{ data: names, scaleType: 'point', tickLabelMinGap: NAME_GAP }]} />
        )}
      </div>
    </ThemeProvider>
  );
}
