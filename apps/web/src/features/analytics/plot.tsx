import '@mantine/charts/styles.layer.css';
import { BarChart, LineChart } from '@mantine/charts';

interface Point {
  readonly name: string;
  /** Null: nothing to draw there. */
  readonly value: number | null;
}

interface PlotProps {
  /** What is drawn; also the axis' title. */
  readonly label: string;
  readonly points: readonly Point[];
}

const HEIGHT = 220;

/** The same for both: no animation, axes in the interface's own colors. */
const settings = ({ label, points }: PlotProps) => ({
  h: HEIGHT,
  data: points.map(({ name, value }) => ({ name, value })),
  dataKey: 'name',
  yAxisLabel: label,
  gridColor: 'var(--line)',
  textColor: 'var(--ink-2)',
  tickLine: 'none' as const,
  yAxisProps: { width: 56, allowDecimals: false },
  xAxisProps: { minTickGap: 24 },
});

export function Bars(props: PlotProps) {
  return (
    <div aria-hidden="true">
      <BarChart
        {...settings(props)}
        series={[{ name: 'value', label: props.label, color: 'var(--meter)' }]}
        // The finding and the table say it to those who don't see it: no stop for the keyboard here.
        barChartProps={{ accessibilityLayer: false }}
        maxBarWidth={28}
        barProps={{ isAnimationActive: false, radius: [4, 4, 0, 0] }}
      />
    </div>
  );
}

export function Line(props: PlotProps) {
  return (
    <div aria-hidden="true">
      <LineChart
        {...settings(props)}
        series={[{ name: 'value', label: props.label, color: 'var(--meter)' }]}
        lineChartProps={{ accessibilityLayer: false }}
        connectNulls
        curveType="linear"
        yAxisProps={{ width: 56, domain: [0, (most: number) => Math.max(100, Math.ceil(most / 10) * 10)] }}
        lineProps={{ isAnimationActive: false }}
      />
    </div>
  );
}
