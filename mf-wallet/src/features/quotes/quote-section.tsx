import { type ReactNode, useId } from 'react';
import classes from './quote-document.module.css';

/** A part of the page of one quote, with its heading. */
export function QuoteSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
