import type { ReactNode } from 'react';
import classes from './figure-table.module.css';

export interface FigureTableProps {
  /** What the figures are, for screen readers. */
  label?: string | undefined;
  /** The first names the rows. */
  heads: readonly string[];
  /** Columns of words, from the first one on; 1 without. Their cells after the first one have `data-text`. */
  textColumns?: number;
  /** At most 320 px high: more rows scroll. */
  isCapped?: boolean;
  /** Rows. */
  children: ReactNode;
}

/** Numbers by row, which stay aligned and scroll sideways where there is no room. */
export function FigureTable({ label, heads, textColumns = 1, isCapped, children }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={classes.scroll} data-capped={isCapped || undefined} tabIndex={0}>
      <table className={classes.table}>
        {label && <caption className="wp-visually-hidden">{label}</caption>}
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={head} scope="col" data-text={column < textColumns || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
