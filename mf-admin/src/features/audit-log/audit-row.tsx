import type { AuditEntry } from '@wspolnik/api/contract';
import { formatDate, Link, useLocale } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import type { AuditListQuery } from '../../lib/audit-log.reads.ts';
import { auditQuery } from '../../lib/audit-log.reads.ts';
import { auditMessages as messages } from './audit-log.messages.ts';
import classes from './audit-log.module.css';
import { subjectPath } from './audit-subject.ts';
import { ACTIONS, DETAILS, SUBJECTS } from './audit-words.ts';

/** One action: who did what to what, and the details in words. */
export function AuditRow({ entry, query }: { entry: AuditEntry; query: AuditListQuery }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const action = ACTIONS[entry.action];
  const subject = SUBJECTS[entry.subject_type];
  const path = subjectPath(entry);
  const kind = subject ? formatMessage(subject) : entry.subject_type;
  const facts = useFacts(entry.details);
  return (
    <article className={classes.row}>
      <div className={classes.what}>
        <h2 className={classes.action}>{action ? formatMessage(action) : entry.action}</h2>
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

/** The details that say something; a key without a text is shown as it is. */
function useFacts(details: AuditEntry['details']) {
  const { formatMessage } = useIntl();
  const worded = (value: unknown): string => {
    if (typeof value === 'boolean') return formatMessage(value ? messages.yes : messages.no);
    if (Array.isArray(value)) return value.map(worded).join(', ');
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => {
      const name = DETAILS[key];
      return { key, name: name ? formatMessage(name) : key, value: worded(value) };
    });
}
