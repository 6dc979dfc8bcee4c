import type { Quote } from '@wspolnik/contract';
import { QuoteActions, QuoteStatusBadge } from '@wspolnik/market/quotes';
import { Avatar, formatDate, Link, LinkButton } from '@wspolnik/system';
import { FilePreviewList } from '@wspolnik/system/files';
import { MessageSquare } from 'lucide-react';
import { useIntl } from 'react-intl';
import { applicantsTexts as texts } from './applicants.messages.ts';
import classes from './applicants.module.css';

interface ApplicantCardProps {
  application: Quote;
  /** Where its column has applications of more than one status. */
  showStatus: boolean;
  onAnswered: () => void;
}

const profileOf = ({ type, id }: Quote['buyer']) => (type === 'company' ? `/companies/${id}` : `/profiles/${id}`);

export function ApplicantCard({ application, showStatus, onAnswered }: ApplicantCardProps) {
  const { formatMessage, locale } = useIntl();
  const { buyer, text, documents, created_at, thread_id, kind, status } = application;
  const { name } = buyer;
  return (
    <article className={classes.card} aria-label={name}>
      <header className={classes.person}>
        <Avatar name={name} image={buyer.thumbnail} size={40} shape={buyer.type === 'company' ? 'square' : 'round'} />
        <div>
          <h3 className={classes.name}>
            <Link to={profileOf(buyer)}>{name}</Link>
          </h3>
          <p className={classes.muted}>{formatMessage(texts.applied, { day: formatDate(created_at, locale) })}</p>
        </div>
      </header>
      {showStatus && <QuoteStatusBadge kind={kind} status={status} />}
      {text && (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      {documents.length > 0 && <FilePreviewList files={documents} label={formatMessage(texts.documents, { name })} />}
      <div className={classes.actions}>
        <QuoteActions quote={application} onAnswered={onAnswered} />
        <LinkButton
          size="sm"
          variant="ghost"
          icon={<MessageSquare aria-hidden size={18} strokeWidth={1.75} />}
          to={`/messages/thread/${thread_id}`}
          aria-label={formatMessage(texts.threadNamed, { name })}
        >
          {formatMessage(texts.thread)}
        </LinkButton>
      </div>
    </article>
  );
}
