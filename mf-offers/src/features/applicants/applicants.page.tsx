import type { Offer } from '@wspolnik/contract';
import { ReadStates, refresh, useRead, useRetainedProfile } from '@wspolnik/kit';
import {
  EmptyState,
  ErrorPanel,
  formatDate,
  Link,
  LinkButton,
  PageSkeleton,
  useErrorText,
  useKeptFocus,
  usePage,
} from '@wspolnik/system';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { offerPath } from '../../lib/offer-path.ts';
import { offerRead } from '../../lib/offers.reads.ts';
import { applicantsTexts as texts } from './applicants.messages.ts';
import classes from './applicants.module.css';
import { applicantsRead, useLiveApplicants } from './applicants.reads.ts';
import { Board } from './board.tsx';

/** Who applied for a job of the company in use. */
export function ApplicantsPage({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { profile, company } = useRetainedProfile();
  const read = useRead(offerRead({ id }));
  const isJobOf = ({ is_job, author }: Offer) => is_job && author.id === company?.id;
  const gone = { title: formatMessage(texts.missing), text: formatMessage(texts.missingText), action: <ToOwn /> };
  return (
    <ReadStates
      key={profile + id}
      read={read}
      skeleton={<PageSkeleton kind="rows" />}
      failed={formatMessage(texts.failed)}
      gone={gone}
    >
      {(offer) => (isJobOf(offer) ? <Applicants offer={offer} /> : <NoJob />)}
    </ReadStates>
  );
}

function ToOwn() {
  const { formatMessage } = useIntl();
  return <LinkButton to="/offers/manage">{formatMessage(texts.own)}</LinkButton>;
}

/** Nobody applies for another offer, and nobody sees the applicants of another company. */
function NoJob() {
  const { formatMessage } = useIntl();
  const title = formatMessage(texts.missing);
  usePage({ title });
  return (
    <div className={`wp-container ${classes.page}`}>
      <h1 className="wp-visually-hidden">{title}</h1>
      <EmptyState
        icon={<SearchX size={26} strokeWidth={1.75} />}
        title={title}
        text={formatMessage(texts.missingText)}
        action={<ToOwn />}
      />
    </div>
  );
}

function Applicants({ offer: { id, title, closes_on } }: { offer: Offer }) {
  const { formatMessage, locale } = useIntl();
  const errorText = useErrorText();
  const { data, error, retry } = useRead(applicantsRead({ offer_id: id }));
  useLiveApplicants();
  const heading = formatMessage(texts.title);
  usePage({ title: `${heading}: ${title}` });
  const root = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  // A card that is answered moves to another column.
  useKeptFocus(root, () => top.current);
  return (
    <div ref={root} className={`wp-container ${classes.page}`}>
      <header>
        <p className={classes.muted}>
          <Link to="/offers/manage">{formatMessage(texts.own)}</Link>
        </p>
        <h1 ref={top} tabIndex={-1}>
          {heading}
        </h1>
        <p className={classes.offer}>
          <Link to={offerPath(id)}>{title}</Link>
          {closes_on && (
            <span className={classes.muted}>
              {formatMessage(texts.closesOn, { day: formatDate(closes_on, locale) })}
            </span>
          )}
        </p>
      </header>
      {data && <Board offerId={id} page={data} onAnswered={() => void refresh(applicantsRead)} />}
      {!data && error && <ErrorPanel title={formatMessage(texts.failed)} detail={errorText(error)} onRetry={retry} />}
      {!data && !error && <div className={classes.skeleton} aria-busy="true" />}
    </div>
  );
}
