import type { ModerationDecision, ModerationItem } from '@wspolnik/contract';
import { useCategoryName } from '@wspolnik/market';
import { Badge, formatDate, Link, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { kindMessages, caseMessages as messages, oneMessages } from './moderation.messages.ts';
import classes from './moderation.module.css';

/** Reports and appeals. */
export function CaseReports({ item }: { item: ModerationItem }) {
  const { subject, reports, report_count: open, appeals } = item;
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const categoryName = useCategoryName();
  const by = (name: string | undefined, date: string) =>
    formatMessage(messages.reportBy, {
      name: name || formatMessage(messages.nobody),
      date: formatDate(date, locale, { short: true }),
    });
  return (
    <>
      {appeals.map(({ id, side, by: appellant, text, created_at: date }) => (
        <section key={id} className={classes.appeal}>
          <h3>{formatMessage(messages[side])}</h3>
          <p className={classes.words}>{text}</p>
          <p className={classes.muted}>{by(appellant?.name, date)}</p>
        </section>
      ))}
      {subject.type === 'offer' && reports.length === 0 && (
        <p className={classes.muted}>{formatMessage(messages.noReports)}</p>
      )}
      {reports.length > 0 && (
        <section className={classes.section}>
          <h3>{formatMessage(messages.reports, { count: open || reports.length })}</h3>
          <ul className={classes.reports}>
            {reports.map(({ id, reporter, category, reason, created_at: date }) => (
              <li key={id}>
                <Badge>{categoryName(category)}</Badge>
                <p className={classes.words}>{reason}</p>
                <p className={classes.muted}>{by(reporter?.name, date)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The decisions of the case, and how often the author was moderated before. */
export function CaseHistory({ item }: { item: ModerationItem }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const categoryName = useCategoryName();
  const { decisions, author_decisions: earlier, author_decision_count: count } = item;
  const short = (date: string) => formatDate(date, locale, { short: true });
  return (
    <>
      {decisions.length > 0 && (
        <section className={classes.section}>
          <h3>{formatMessage(messages.history)}</h3>
          <ul className={classes.reports}>
            {decisions.map((decision) => (
              <Decision key={decision.id} decision={decision} />
            ))}
          </ul>
        </section>
      )}
      {count > 0 && (
        <section className={classes.section}>
          <h3>{formatMessage(messages.authorHistory, { count })}</h3>
          <ul className={classes.earlier}>
            {earlier.map(({ id, case_id: caseId, kind, type, category, decided_at: date }) => (
              <li key={id}>
                <Link to={`/admin/moderation/${caseId}`}>
                  {formatMessage(messages.authorItem, {
                    type: formatMessage(oneMessages[type]),
                    category: categoryName(category),
                    kind: formatMessage(kindMessages[kind]),
                    date: short(date),
                  })}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Decision({ decision }: { decision: ModerationDecision }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { kind, reason, ground_point: ground, decided_at: date, decided_by: admin } = decision;
  return (
    <li>
      <p>
        {formatMessage(messages.decision, {
          kind: formatMessage(kindMessages[kind]),
          date: formatDate(date, locale, { short: true }),
          admin: admin ?? formatMessage(messages.unknownAdmin),
        })}
      </p>
      {ground && <p className={classes.muted}>{formatMessage(messages.ground, { ground })}</p>}
      <p className={classes.words}>{reason}</p>
    </li>
  );
}
