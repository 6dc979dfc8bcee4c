import type { DecisionKind, ModerationItem } from '@wspolnik/contract';
import { Avatar, Badge, Button, Callout, daysBetween, formatDate, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { AuthorHistory } from './author-history.tsx';
import { CaseContent } from './case-content.tsx';
import { CaseHistory, CaseReports } from './case-history.tsx';
import { isProfile } from './is-profile.ts';
import {
  actionMessages,
  blockedMessages,
  caseMessages as messages,
  oneMessages,
  sinceMessages,
} from './moderation.messages.ts';
import classes from './moderation.module.css';

interface CaseCardProps {
  item: ModerationItem;
  onDecide(kind: DecisionKind): void;
}

/** Everything about one reported subject, and what can be decided. */
export function CaseCard({ item, onDecide }: CaseCardProps) {
  const { formatMessage } = useIntl();
  const { subject, blocked } = item;
  const author = subject.author?.name || formatMessage(messages.nobody);
  const title = formatMessage(messages.title, { type: formatMessage(oneMessages[subject.type]), author });
  const titleId = `case-${item.id}`;
  return (
    <article aria-labelledby={titleId} className={classes.card}>
      <header className={classes.head}>
        <Avatar
          name={author}
          image={subject.author?.image ?? null}
          size={44}
          shape={subject.author?.type === 'company' ? 'square' : 'round'}
        />
        <div className={classes.who}>
          <h2 id={titleId} className={classes.name}>
            {title}
          </h2>
          <Since item={item} />
        </div>
        {subject.hidden && (
          <Badge tone="danger">{formatMessage(isProfile(item) ? messages.suspended : messages.hidden)}</Badge>
        )}
      </header>
      <CaseContent item={item} />
      <CaseReports item={item} />
      <CaseHistory item={item} />
      <AuthorHistory item={item} />
      {blocked && <Callout tone="info">{formatMessage(blockedMessages[blocked])}</Callout>}
      {item.allowed_actions.length > 0 && (
        <div className={classes.actions}>
          {item.allowed_actions.map((kind) => (
            <ActionButton key={kind} {...{ kind, title }} suspends={isProfile(item)} onClick={() => onDecide(kind)} />
          ))}
        </div>
      )}
    </article>
  );
}

function Since({ item: { status, since } }: { item: ModerationItem }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const date = <time dateTime={since}>{formatDate(since, locale, { time: true })}</time>;
  const days = daysBetween(since, new Date());
  return <p className={classes.muted}>{formatMessage(sinceMessages[status], { date, days })}</p>;
}

interface ActionButtonProps {
  kind: DecisionKind;
  suspends: boolean;
  /** Of the case. */
  title: string;
  onClick(): void;
}

function ActionButton({ kind, suspends, title, onClick }: ActionButtonProps) {
  const { formatMessage } = useIntl();
  const action = formatMessage(actionMessages[kind === 'hide' && suspends ? 'suspend' : kind]);
  return (
    <Button
      variant={kind === 'hide' ? 'danger' : 'outline'}
      aria-label={formatMessage(actionMessages.named, { action, subject: title })}
      onClick={onClick}
    >
      {action}
    </Button>
  );
}
