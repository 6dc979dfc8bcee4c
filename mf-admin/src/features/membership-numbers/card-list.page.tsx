import type { AdminCard } from '@wspolnik/contract';
import { ActionQuestion, refresh } from '@wspolnik/kit';
import { Badge, Button, DialogOnDemand, formatDate, Link, useLocale } from '@wspolnik/system';
import { Hash, Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AdminList, useAdminList } from '../../lib/admin-list.tsx';
import { cardQuery, cardsRead } from '../../lib/catalogue.reads.ts';
import { RowSkeletons } from '../../lib/row-skeletons.tsx';
import classes from '../../lib/rows.module.css';
import { deleteCard } from './cards.api.ts';
import { cardMessages as messages } from './cards.messages.ts';

const loadRange = async () => (await import(/* webpackChunkName: "card-range" */ './range-dialog.tsx')).RangeDialog;

const SELECTS = [
  {
    name: 'taken',
    label: messages.state,
    any: messages.anyState,
    options: { false: messages.free, true: messages.taken },
  },
  {
    name: 'premium',
    label: messages.kind,
    any: messages.anyKind,
    options: { true: messages.premium, false: messages.standard },
  },
] as const;

export function CardListPage() {
  const { formatMessage } = useIntl();
  const list = useAdminList(cardQuery, cardsRead);
  const [isAdding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<AdminCard | null>(null);
  return (
    <AdminList
      {...list}
      messages={messages}
      icon={Hash}
      action={
        <Button icon={<Plus size={18} strokeWidth={1.75} />} onClick={() => setAdding(true)}>
          {formatMessage(messages.add)}
        </Button>
      }
      selects={SELECTS}
      skeleton={<RowSkeletons count={10} height={62} narrow={84} />}
      row={(card) => <CardRow card={card} onDelete={() => setDoomed(card)} />}
    >
      <DialogOnDemand load={loadRange} props={isAdding ? { onClose: () => setAdding(false) } : null} />
      {doomed && <DeleteCard card={doomed} onClose={() => setDoomed(null)} />}
    </AdminList>
  );
}

function CardRow({ card, onDelete }: { card: AdminCard; onDelete: () => void }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { id, number, premium, company, taken_at } = card;
  return (
    <article aria-labelledby={`card-${id}`} className={classes.low}>
      <h2 id={`card-${id}`} className={classes.title}>
        {number}
      </h2>
      <p className={classes.facts}>
        <Badge tone={premium ? 'primary' : 'neutral'}>
          {formatMessage(premium ? messages.premium : messages.standard)}
        </Badge>
        {company ? (
          <Link to={`/companies/${company.id}`}>{company.name}</Link>
        ) : (
          <span>{formatMessage(messages.free)}</span>
        )}
        {taken_at && <span>{formatMessage(messages.since, { date: formatDate(taken_at, locale) })}</span>}
      </p>
      {!company && (
        <Button variant="ghost" size="sm" aria-label={formatMessage(messages.deleteOne, { number })} onClick={onDelete}>
          {formatMessage(messages.delete)}
        </Button>
      )}
    </article>
  );
}

function DeleteCard({ card: { id, number }, onClose }: { card: AdminCard; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const reload = () => void refresh(cardsRead);
  return (
    <ActionQuestion
      danger
      title={formatMessage(messages.deleteTitle, { number })}
      text={formatMessage(messages.deleteText)}
      confirmLabel={formatMessage(messages.delete)}
      done={formatMessage(messages.deleted, { number })}
      act={() => deleteCard(id)}
      onDone={reload}
      onFailed={reload}
      onClose={onClose}
    />
  );
}
