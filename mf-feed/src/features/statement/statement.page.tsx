import type { ModerationStatement } from '@wspolnik/contract';
import { ReadStates, useRead } from '@wspolnik/kit';
import { useCategoryName } from '@wspolnik/market';
import { Callout, formatDate, Link, LinkButton, PageSkeleton, useLocale, usePage } from '@wspolnik/system';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { statementRead, useLiveStatement } from '../../lib/statement.reads.ts';
import { Appeal } from './appeal.tsx';
import { groundMessages, kindMessages, statementMessages as messages } from './statement.messages.ts';
import classes from './statement.module.css';

/** The statement of reasons of a decision, for the author and for those who reported. */
export function StatementPage({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  useLiveStatement();
  return (
    <ReadStates
      read={useRead(statementRead({ id }))}
      skeleton={<PageSkeleton kind="text" />}
      failed={formatMessage(messages.failed)}
      gone={{
        title: formatMessage(messages.missing),
        text: formatMessage(messages.missingText),
        action: <LinkButton to="/posts">{formatMessage(messages.toPosts)}</LinkButton>,
      }}
    >
      {(statement) => <Statement statement={statement} />}
    </ReadStates>
  );
}

function Statement({ statement }: { statement: ModerationStatement }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const categoryName = useCategoryName();
  const { kind, type, ground, ground_point: point, content, post_id: post, company_id: company } = statement;
  const isReference = type === 'reference';
  usePage({ title: formatMessage(messages.title) });
  return (
    <div className={`wp-container ${classes.page}`}>
      <h1>{formatMessage(messages.title)}</h1>
      <Replaced statement={statement} />
      <section className={classes.section}>
        <h2>{formatMessage(kindMessages[kind], { type })}</h2>
        {kind === 'warn' && <p>{formatMessage(messages.warned, { side: statement.side })}</p>}
        <dl className={classes.facts}>
          <Fact term={formatMessage(messages.date)}>{formatDate(statement.decided_at, locale, { time: true })}</Fact>
          <Fact term={formatMessage(messages.category)}>{categoryName(statement.category)}</Fact>
          {ground && (
            <Fact term={formatMessage(messages.ground)}>
              {formatMessage(groundMessages[ground], { point: point ?? '' })}
            </Fact>
          )}
          <Fact term={formatMessage(messages.reason)}>{statement.reason}</Fact>
          <Fact term={formatMessage(messages.automated)}>{formatMessage(messages.notAutomated)}</Fact>
        </dl>
      </section>
      {content && (
        <section className={classes.section}>
          <h2>{formatMessage(messages.content)}</h2>
          <blockquote className={classes.quote}>{content}</blockquote>
          {post && <Link to={`/posts?post=${post}`}>{formatMessage(messages.place)}</Link>}
          <OfferLink statement={statement} />
          {company && (
            <Link to={`/companies/${company}#${isReference ? 'showcase' : 'opinions'}`}>
              {formatMessage(isReference ? messages.reference : messages.company)}
            </Link>
          )}
        </section>
      )}
      <Appeal statement={statement} />
    </div>
  );
}

/** A hidden offer is seen by its company, which can correct it before an appeal. */
function OfferLink({
  statement: { type, kind, side, subject_id: id, replaced_by: later },
}: {
  statement: ModerationStatement;
}) {
  const { formatMessage } = useIntl();
  if (type !== 'offer') return null;
  const isHidden = kind === 'hide' && !later;
  if (isHidden && side === 'reporter') return null;
  return (
    <>
      {isHidden && <p>{formatMessage(messages.correct)}</p>}
      <Link to={`/offers/${id}`}>{formatMessage(messages.offer)}</Link>
    </>
  );
}

/** There is a later decision: this one is no longer in force, and cannot be appealed. */
function Replaced({ statement: { type, replaced_by: later } }: { statement: ModerationStatement }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  if (!later) return null;
  const date = formatDate(later.decided_at, locale, { time: true });
  return (
    <Callout
      role="status"
      icon={<History aria-hidden strokeWidth={1.75} />}
      title={formatMessage(messages.replaced)}
      action={<Link to={`/moderation/decisions/${later.id}`}>{formatMessage(messages.toReplacing)}</Link>}
    >
      {formatMessage(messages.replacing, { date, kind: formatMessage(kindMessages[later.kind], { type }) })}
    </Callout>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
