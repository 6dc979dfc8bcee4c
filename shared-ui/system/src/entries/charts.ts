// Bundled by pages with a chart, best as its own chunk that loads once there are data to draw.

export type { DayValue } from '../components/charts/chart-scale.ts';
export { DayChart, type DayChartProps } from '../components/charts/day-chart.tsx';
export { LineChart, type LineChartProps, type LineSeries } from '../components/charts/line-chart.tsx';
