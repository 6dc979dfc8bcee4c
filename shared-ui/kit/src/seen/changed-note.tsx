import { Callout } from '@wspolnik/system';
import { ArrowRight, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import classes from './changed-note.module.css';

/** One thing as it was seen and as it is now, as texts. */
export interface ChangedRow {
  term: string;
  from: string;
  to: string;
}

export interface ChangedNoteProps {
  /** Equal ones are left out. */
  rows: readonly ChangedRow[];
  /** "The terms have changed" by default. */
  title?: string;
  /** Texts without a former value. */
  children?: ReactNode;
}

/** Shows what has changed since a dialog opened (`useSeen`). Read out when it comes. */
export function ChangedNote({ rows, title, children }: ChangedNoteProps) {
  const { formatMessage } = useIntl();
  const changed = rows.filter(({ from, to }) => from !== to);
  return (
    <Callout
      role="alert"
      icon={<RefreshCw aria-hidden strokeWidth={1.75} />}
      title={title ?? formatMessage({ id: 'ui.changed.title' })}
    >
      {changed.length > 0 && (
        <dl className={classes.rows}>
          {changed.map(({ term, from, to }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <span className="wp-visually-hidden">{formatMessage({ id: 'ui.changed.before' })}</span>{' '}
                <del>{from}</del>{' '}
                <span className={classes.now}>
                  <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
                  <span className="wp-visually-hidden">{formatMessage({ id: 'ui.changed.now' })}</span> <ins>{to}</ins>
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </Callout>
  );
}
