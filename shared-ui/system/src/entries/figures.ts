// Numbers for who works with them. Bundled by the pages that show them.

export { FigureTable, type FigureTableProps } from '../components/figure-table/figure-table.tsx';
