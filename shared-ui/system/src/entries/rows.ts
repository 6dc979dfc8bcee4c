// Rows that scroll sideways, such as those of tabs and filters. Bundled by who shows one.

export { ScrollRow, type ScrollRowProps } from '../components/scroll-row/scroll-row.tsx';
