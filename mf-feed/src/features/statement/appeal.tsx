import type { ModerationStatement } from '@wspolnik/contract';
import { formatDate, Link, lazyPage, PartSkeleton, useLocale } from '@wspolnik/system';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { appealMessages as messages } from './statement.messages.ts';
import classes from './statement.module.css';

// The form's libraries weigh more than the statement.
const form = lazyPage(async () => (await import(/* webpackChunkName: "appeal-form" */ './appeal-form.tsx')).AppealForm);

/** The appeal that was made, the form for one, or what else can be done. */
export function Appeal({ statement }: { statement: ModerationStatement }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { appeal, appeal_until: until, allowed_actions: actions } = statement;
  return (
    <section className={classes.section}>
      <h2>{formatMessage(messages.title)}</h2>
      {appeal && <p className={classes.words}>{appeal.text}</p>}
      {appeal && !appeal.outcome && (
        <p>{formatMessage(messages.waiting, { date: formatDate(appeal.created_at, locale) })}</p>
      )}
      {appeal?.outcome && (
        <>
          <p className={classes.words}>{formatMessage(messages.outcome, { reason: appeal.outcome.reason })}</p>
          <Link to={`/moderation/decisions/${appeal.outcome.id}`}>{formatMessage(messages.see)}</Link>
        </>
      )}
      {until && actions.includes('appeal') && (
        <>
          <p>{formatMessage(messages.until, { date: formatDate(until, locale) })}</p>
          <Suspense fallback={<PartSkeleton className={classes.formSkeleton} />}>
            <form.Page id={statement.id} subject={statement.subject_id} />
          </Suspense>
        </>
      )}
      {!appeal && !actions.includes('appeal') && (
        <p>{formatMessage(statement.replaced_by ? messages.replaced : messages.none)}</p>
      )}
    </section>
  );
}
