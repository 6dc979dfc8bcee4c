import type { ReactNode } from 'react';
import { Fact } from '../fact.tsx';
import classes from './panel.module.css';

interface PanelProps {
  /** Of the heading; unique on the page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a detail page under its heading. */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className={classes.panel}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export interface FactRow {
  term: string;
  /** Left out when null. */
  value: ReactNode;
}

export function Facts({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className={classes.facts}>
      {rows
        .filter(({ value }) => value !== null && value !== '')
        .map(({ term, value }) => (
          <Fact key={term} term={term}>
            {value}
          </Fact>
        ))}
    </dl>
  );
}
