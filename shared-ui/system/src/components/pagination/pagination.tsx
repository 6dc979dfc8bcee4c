import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../routing/link.tsx';
import { classNames } from '../../styles/class-names.ts';
import { type PageItem, pageRange } from './page-range.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  page: number;
  /** Total number of entries. */
  count: number;
  /** Entries per page. */
  limit?: number;
  /** Path (without locale, with query) of a page. */
  hrefFor(page: number): string;
  className?: string;
}

interface StepProps {
  to: string | null;
  label: string;
  icon: ReactNode;
  rel: string;
}

function Step({ to, label, icon, rel }: StepProps) {
  return (
    <li>
      {to === null ? (
        <span className={classNames(styles.page, styles.off)} aria-hidden="true">
          {icon}
        </span>
      ) : (
        <Link to={to} rel={rel} aria-label={label} className={styles.page}>
          {icon}
        </Link>
      )}
    </li>
  );
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, count, limit = 30, hrefFor, className }: PaginationProps) {
  const intl = useIntl();
  const total = Math.ceil(count / limit);
  if (total <= 1) return null;
  const text = (id: string, values?: { page: number }) => intl.formatMessage({ id }, values);
  const item = (entry: PageItem, index: number) =>
    entry === 'gap' ? (
      <li key={`gap-${index < 3 ? 'start' : 'end'}`} aria-hidden="true" className={classNames(styles.page, styles.gap)}>
        {'…'}
      </li>
    ) : (
      <li key={entry}>
        <Link
          to={hrefFor(entry)}
          className={styles.page}
          aria-current={entry === page ? 'page' : undefined}
          aria-label={text('ui.pagination.page', { page: entry })}
        >
          {entry}
        </Link>
      </li>
    );
  return (
    <nav aria-label={text('ui.pagination.label')} className={className}>
      <ul className={styles.pages}>
        <Step
          to={page > 1 ? hrefFor(page - 1) : null}
          label={text('ui.previous')}
          rel="prev"
          icon={<ChevronLeft size={20} strokeWidth={1.75} />}
        />
        {pageRange(page, total).map(item)}
        <Step
          to={page < total ? hrefFor(page + 1) : null}
          label={text('ui.next')}
          rel="next"
          icon={<ChevronRight size={20} strokeWidth={1.75} />}
        />
      </ul>
    </nav>
  );
}
