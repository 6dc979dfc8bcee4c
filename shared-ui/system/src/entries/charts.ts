// Bundled by pages with a chart, best as its own chunk that loads once there are data to draw.

export { type DayValue, leftOf, scaleOf } from '../components/day-chart/chart-scale.ts';
export { DayChart, type DayChartProps } from '../components/day-chart/day-chart.tsx';
