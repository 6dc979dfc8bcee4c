import type { CompanyObligations } from '@wspolnik/contract';
import { Button, Callout, formatMoney, Link } from '@wspolnik/system';
import { TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { goneMessages, keptMessages, messages } from './company-deletion.messages.ts';
import classes from './company-deletion.module.css';
import { DeletionForm } from './deletion-form.tsx';
import { blockingObligations, type Obligation } from './obligation-list.ts';
import { PendingDeletion } from './pending-deletion.tsx';

export interface DeletionProps {
  name: string;
  obligations: CompanyObligations;
  /** Reads again what blocks the deletion. */
  onCheck: () => void;
}

/** First the list of what goes and stays, then the obstacles to the deletion, or the form. */
export function Deletion({ name, obligations, onCheck }: DeletionProps) {
  const { formatMessage } = useIntl();
  const blocking = blockingObligations(obligations);
  if (obligations.deletes_at) return <PendingDeletion name={name} at={obligations.deletes_at} onChanged={onCheck} />;
  return (
    <div className={`wp-container ${classes.page}`}>
      <div className={classes.body}>
        <h1>{formatMessage(messages.title)}</h1>
        <p className={classes.lead}>{formatMessage(messages.lead, { name: <strong key="name">{name}</strong> })}</p>
        <div className={classes.lists}>
          <Facts title={formatMessage(messages.goes)} texts={goneMessages} />
          <Facts title={formatMessage(messages.stays)} texts={keptMessages} />
        </div>
        {blocking.length > 0 ? (
          <Blocked blocking={blocking} onCheck={onCheck} />
        ) : (
          <DeletionForm name={name} obligations={obligations} onChanged={onCheck} />
        )}
      </div>
    </div>
  );
}

function Facts({ title, texts }: { title: string; texts: readonly { id: string }[] }) {
  const { formatMessage } = useIntl();
  return (
    <section className={classes.facts}>
      <h2>{title}</h2>
      <ul>
        {texts.map(({ id }) => (
          <li key={id}>{formatMessage({ id })}</li>
        ))}
      </ul>
    </section>
  );
}

function Blocked({ blocking, onCheck }: { blocking: readonly Obligation[]; onCheck: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Callout
      tone="danger"
      icon={<TriangleAlert aria-hidden strokeWidth={1.75} />}
      title={<h2>{formatMessage(messages.blocked)}</h2>}
      action={
        <Button variant="outline" size="sm" onClick={onCheck}>
          {formatMessage(messages.check)}
        </Button>
      }
    >
      <p>{formatMessage(messages.blockedText)}</p>
      <ul className={classes.blocking}>
        {blocking.map(({ kind, text, value, to }) => (
          <li key={kind}>
            <Link to={to}>
              {formatMessage(text as { id: string }, { value: typeof value === 'number' ? value : formatMoney(value) })}
            </Link>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
