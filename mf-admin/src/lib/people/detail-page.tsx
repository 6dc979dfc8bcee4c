import { Link, usePage } from '@wspolnik/system';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './detail-page.module.css';

interface DetailPageProps {
  title: string;
  /** Leads to the list. */
  back: { to: string; label: string };
  avatar?: ReactNode;
  /** Below the title. */
  line?: ReactNode;
  actions: ReactNode;
  /** Important notes. */
  notes?: ReactNode;
  children: ReactNode;
}

/** A person, a company or a request under its heading. */
export function DetailPage({ title, back, avatar, line, actions, notes, children }: DetailPageProps) {
  usePage({ title });
  return (
    <div className={`wp-container ${classes.page}`}>
      <Link to={back.to} className={classes.back}>
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {back.label}
      </Link>
      <header className={classes.head}>
        {avatar}
        <div className={classes.headWords}>
          <h1>{title}</h1>
          {line && <div className={classes.headLine}>{line}</div>}
        </div>
        {actions}
      </header>
      {notes && <div className={classes.notes}>{notes}</div>}
      {children}
    </div>
  );
}

/** Panels beside each other on a wide screen. */
export function DetailColumns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div className={classes.column}>{first}</div>
      <div className={classes.column}>{second}</div>
    </div>
  );
}

/** As high as the first panels of a detail page. */
export function DetailSkeleton() {
  return (
    <div className={`wp-container ${classes.page}`} aria-busy="true">
      <div className={classes.headSkeleton} />
      <div className={classes.columns}>
        <div className={classes.panelSkeleton} />
        <div className={classes.panelSkeleton} />
      </div>
    </div>
  );
}
