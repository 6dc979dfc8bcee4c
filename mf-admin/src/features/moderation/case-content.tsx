import type { ModeratedSubject, ModerationItem } from '@wspolnik/contract';
import { Link } from '@wspolnik/system';
import { FilePreview } from '@wspolnik/system/files';
import { useIntl } from 'react-intl';
import { caseMessages as messages } from './moderation.messages.ts';
import classes from './moderation.module.css';
import { OfferContent } from './offer-content.tsx';

/** The page where people see it. A message has none: an admin does not read threads. */
function pageOf({ type, id, post_id: postId, company_id: company }: ModeratedSubject): string | null {
  if (type === 'company') return `/companies/${id}`;
  if (type === 'user') return `/profiles/${id}`;
  if (type === 'offer') return `/offers/${id}`;
  if (company) return `/companies/${company}#${type === 'reference' ? 'showcase' : 'opinions'}`;
  return postId ? `/posts?post=${postId}` : null;
}

/** The reported content. */
export function CaseContent({ item }: { item: ModerationItem }) {
  const { formatMessage } = useIntl();
  const { subject } = item;
  const page = subject.gone ? null : pageOf(subject);
  return (
    <div className={classes.content}>
      {subject.gone && <p className={classes.muted}>{formatMessage(messages.gone)}</p>}
      {subject.type === 'offer' && <OfferContent item={item} />}
      {[...(subject.image ? [subject.image] : []), ...subject.more_images].map(({ url, thumbnail }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer" className={classes.picture}>
          <img src={thumbnail} alt={formatMessage(messages.image)} loading="lazy" />
        </a>
      ))}
      {subject.document && <FilePreview file={subject.document} />}
      {!item.reported && !subject.offer && <Text subject={subject} />}
      {page && <Link to={page}>{formatMessage(messages.open)}</Link>}
    </div>
  );
}

/** Of an offer only the record, when nothing else of it is left. */
function Text({ subject: { type, text, image } }: { subject: ModeratedSubject }) {
  const { formatMessage } = useIntl();
  if (text) return <blockquote className={classes.quote}>{text}</blockquote>;
  if (image || type === 'user') return null;
  return <p className={classes.muted}>{formatMessage(messages.noText)}</p>;
}
