import { usePage } from '@wspolnik/system';
import type { ReactNode } from 'react';
import classes from './states.module.css';

export interface ListPageProps {
  title: string;
  /** How many there are, once that is known. */
  count?: string | undefined;
  /** At the end of the title's line, such as a link that adds one. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of a page that is a list: its title with the number of results, read out when it changes. */
export function ListPage({ title, count, action, children }: ListPageProps) {
  usePage({ title });
  return (
    <div className={`wp-container ${classes.page}`}>
      <header className={classes.header}>
        <h1>{title}</h1>
        <p className={classes.count} role="status">
          {count}
        </p>
        {action}
      </header>
      {children}
    </div>
  );
}
