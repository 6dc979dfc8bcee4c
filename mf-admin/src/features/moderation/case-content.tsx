import type { ModeratedSubject } from '@wspolnik/contract';
import { Link } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { caseMessages as messages } from './moderation.messages.ts';
import classes from './moderation.module.css';

/** The page where people see it. A message has none: an admin does not read threads. */
function pageOf({ type, id, post_id: postId, company_id: rated }: ModeratedSubject): string | null {
  if (type === 'company') return `/companies/${id}`;
  if (type === 'user') return `/profiles/${id}`;
  if (rated) return `/companies/${rated}#opinions`;
  return postId ? `/posts?post=${postId}` : null;
}

/** The reported content. */
export function CaseContent({ subject }: { subject: ModeratedSubject }) {
  const { formatMessage } = useIntl();
  const page = subject.gone ? null : pageOf(subject);
  return (
    <div className={classes.content}>
      {subject.gone && <p className={classes.muted}>{formatMessage(messages.gone)}</p>}
      {subject.image && (
        <a href={subject.image.url} target="_blank" rel="noreferrer" className={classes.picture}>
          <img src={subject.image.thumbnail} alt={formatMessage(messages.image)} loading="lazy" />
        </a>
      )}
      {subject.text ? (
        <blockquote className={classes.quote}>{subject.text}</blockquote>
      ) : (
        !subject.image && subject.type !== 'user' && <p className={classes.muted}>{formatMessage(messages.noText)}</p>
      )}
      {page && <Link to={page}>{formatMessage(messages.open)}</Link>}
    </div>
  );
}
