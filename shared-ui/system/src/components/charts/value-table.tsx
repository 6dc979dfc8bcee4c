import { useIntl } from 'react-intl';
import { FigureTable } from '../figure-table/figure-table.tsx';
import classes from './chart.module.css';

interface ValueTableProps {
  /** What the values are, for screen readers; several charts of a page have it. */
  label?: string | undefined;
  /** The first column is the time. */
  heads: readonly string[];
  rows: readonly { key: string | number; cells: readonly string[] }[];
}

/** The values of a chart as text, closed at first. */
export function ValueTable({ label, heads, rows }: ValueTableProps) {
  const { formatMessage } = useIntl();
  return (
    <details className={classes.details}>
      <summary>
        {formatMessage({ id: 'ui.chart.asTable' })}
        {label && <span className="wp-visually-hidden">: {label}</span>}
      </summary>
      <FigureTable label={label} heads={heads} isCapped>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, column) => (
              <td key={heads[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </FigureTable>
    </details>
  );
}
