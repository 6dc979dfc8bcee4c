import type { AuditEntry } from '@wspolnik/contract';
import { formatDate, formatMoney, Link, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import type { AuditListQuery } from '../../lib/audit-log.reads.ts';
import { auditQuery } from '../../lib/audit-log.reads.ts';
import { SUBJECTS, wordsOfAction } from '../../lib/audit-words.ts';
import { useAuditFacts } from './audit-facts.ts';
import { auditMessages as messages } from './audit-log.messages.ts';
import classes from './audit-log.module.css';
import { subjectPath } from './audit-subject.ts';

/** One action with its actor, subject and details. */
export function AuditRow({ entry, query }: { entry: AuditEntry; query: AuditListQuery }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const subject = SUBJECTS[entry.subject_type];
  const path = subjectPath(entry);
  const kind = formatMessage(subject ?? messages.otherSubject);
  const facts = useAuditFacts(entry.details);
  return (
    <article className={classes.row}>
      <div className={classes.what}>
        <h2 className={classes.action}>{formatMessage(wordsOfAction(entry.action))}</h2>
        <p className={classes.who}>
          <time dateTime={entry.at}>{formatDate(entry.at, locale, { time: true })}</time>
          <span>{entry.actor?.name ?? formatMessage(messages.guest)}</span>
        </p>
      </div>
      {facts.length > 0 && (
        <dl className={classes.details}>
          {facts.map(({ key, name, value }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Payouts payouts={entry.payouts} />
      <p className={classes.links}>
        <span>{kind}</span>
        {path && <Link to={path}>{formatMessage(messages.open, { kind })}</Link>}
        {!query.subject_id && (
          <Link to={auditQuery.href({ subject_type: entry.subject_type, subject_id: entry.subject_id })}>
            {formatMessage(messages.onlyThis)}
          </Link>
        )}
      </p>
    </article>
  );
}

/** Whose money an entry is about, each with its page. */
function Payouts({ payouts }: Pick<AuditEntry, 'payouts'>) {
  const { formatMessage } = useIntl();
  if (payouts.length === 0) return null;
  return (
    <ul className={classes.payouts} aria-label={formatMessage(messages.payouts)}>
      {payouts.map(({ id, holder, amount }) => (
        <li key={id}>
          <Link to={`/admin/points/withdraw-requests?open=${id}&status=all`}>
            {formatMessage(messages.payout, { holder: holder.name, amount: formatMoney(amount) })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
