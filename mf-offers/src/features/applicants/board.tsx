import type { Quote, QuotePage, QuoteStatus } from '@wspolnik/contract';
import { EmptyState, Link, LinkButton } from '@wspolnik/system';
import { Users } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { offerPath } from '../../lib/offer-path.ts';
import { ApplicantCard } from './applicant-card.tsx';
import { applicantsTexts as texts } from './applicants.messages.ts';
import classes from './applicants.module.css';

type Column = 'new' | 'invited' | 'hired' | 'refused';

const COLUMNS = ['new', 'invited', 'hired', 'refused'] as const satisfies readonly Column[];

const COLUMN_OF: Record<QuoteStatus, Column> = {
  asked: 'new',
  proposed: 'new',
  accepted: 'invited',
  hired: 'hired',
  declined: 'refused',
  expired: 'refused',
};

interface BoardProps {
  offerId: string;
  page: QuotePage;
  onAnswered: () => void;
}

/** The applicants of a job by how far they got. On a phone the columns follow each other. */
export function Board({ offerId, page: { results, count }, onAnswered }: BoardProps) {
  const { formatMessage } = useIntl();
  if (results.length === 0) return <Nobody offerId={offerId} />;
  return (
    <>
      <div className={classes.board}>
        {COLUMNS.map((column) => (
          <BoardColumn
            key={column}
            name={column}
            applications={results.filter(({ status }) => COLUMN_OF[status] === column)}
            onAnswered={onAnswered}
          />
        ))}
      </div>
      {count > results.length && (
        <p className={classes.muted}>
          <span>{formatMessage(texts.more)}</span>{' '}
          <Link to="/transactions/sales/quotes">{formatMessage(texts.all)}</Link>
        </p>
      )}
    </>
  );
}

interface BoardColumnProps {
  name: Column;
  applications: readonly Quote[];
  onAnswered: () => void;
}

function BoardColumn({ name, applications, onAnswered }: BoardColumnProps) {
  const { formatMessage, formatNumber } = useIntl();
  const titleId = useId();
  return (
    <section className={classes.column} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.columnTitle}>
        <span>{formatMessage(texts[name])}</span>{' '}
        <span className={classes.count}>{formatNumber(applications.length)}</span>
      </h2>
      {applications.length === 0 ? (
        <p className={classes.muted}>{formatMessage(texts.empty)}</p>
      ) : (
        <ul className={classes.cards}>
          {applications.map((application) => (
            <li key={application.id}>
              <ApplicantCard application={application} showStatus={name === 'refused'} onAnswered={onAnswered} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Nobody({ offerId }: { offerId: string }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<Users size={26} strokeWidth={1.75} />}
      title={formatMessage(texts.none)}
      text={formatMessage(texts.noneText)}
      action={<LinkButton to={offerPath(offerId)}>{formatMessage(texts.showOffer)}</LinkButton>}
    />
  );
}
