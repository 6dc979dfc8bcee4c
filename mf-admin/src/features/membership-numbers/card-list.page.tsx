import type { AdminCard, AdminCardPage } from '@wspolnik/contract';
import { changeQuery, ListPage, ListStates, refresh, useList, useListQuery } from '@wspolnik/kit';
import { ListSearch } from '@wspolnik/kit/lists';
import { Badge, Button, DialogOnDemand, EmptyState, formatDate, Link, Select, useLocale } from '@wspolnik/system';
import { Hash, Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type CardQuery, cardQuery, cardsRead } from '../../lib/catalogue.reads.ts';
import { DeleteQuestion } from '../../lib/delete-question.tsx';
import { RowSkeletons } from '../../lib/row-skeletons.tsx';
import classes from '../../lib/rows.module.css';
import { deleteCard } from './cards.api.ts';
import { cardMessages as messages } from './cards.messages.ts';

const loadRange = async () => (await import(/* webpackChunkName: "card-range" */ './range-dialog.tsx')).RangeDialog;

export function CardListPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  const query = useListQuery(cardQuery);
  const list = useList<AdminCardPage>(cardsRead(query));
  const [isAdding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<AdminCard | null>(null);
  const add = (
    <Button icon={<Plus size={18} strokeWidth={1.75} />} onClick={() => setAdding(true)}>
      {formatMessage(messages.add)}
    </Button>
  );
  return (
    <ListPage title={title} count={list.data && formatMessage(messages.count, { count: list.data.count })} action={add}>
      <Filters query={query} />
      <ListStates
        {...{ list, query }}
        of={cardQuery}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<RowSkeletons size="low" count={10} />}
        empty={
          <EmptyState
            icon={<Hash size={26} strokeWidth={1.75} />}
            title={formatMessage(messages.empty)}
            text={formatMessage(messages.emptyText)}
          />
        }
      >
        {({ results }) => (
          <ul className={classes.list}>
            {results.map((card) => (
              <li key={card.id}>
                <CardRow card={card} onDelete={() => setDoomed(card)} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
      <DialogOnDemand load={loadRange} props={isAdding ? { onClose: () => setAdding(false) } : null} />
      {doomed && <DeleteCard card={doomed} onClose={() => setDoomed(null)} />}
    </ListPage>
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

const YES_NO = ['true', 'false'] as const;
const asFlag = (raw: string) => YES_NO.find((value) => value === raw);

function Filters({ query }: { query: CardQuery }) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.tools}>
      <ListSearch
        of={cardQuery}
        query={query}
        label={formatMessage(messages.search)}
        placeholder={formatMessage(messages.searchHint)}
      />
      <Select
        aria-label={formatMessage(messages.state)}
        placeholder={formatMessage(messages.anyState)}
        options={[
          { value: 'false', label: formatMessage(messages.free) },
          { value: 'true', label: formatMessage(messages.taken) },
        ]}
        value={query.taken ?? ''}
        onChange={({ target }) => changeQuery(cardQuery, { taken: asFlag(target.value) })}
      />
      <Select
        aria-label={formatMessage(messages.kind)}
        placeholder={formatMessage(messages.anyKind)}
        options={[
          { value: 'true', label: formatMessage(messages.premium) },
          { value: 'false', label: formatMessage(messages.standard) },
        ]}
        value={query.premium ?? ''}
        onChange={({ target }) => changeQuery(cardQuery, { premium: asFlag(target.value) })}
      />
    </div>
  );
}

function DeleteCard({ card: { id, number }, onClose }: { card: AdminCard; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const reload = () => void refresh(cardsRead);
  return (
    <DeleteQuestion
      title={formatMessage(messages.deleteTitle, { number })}
      text={formatMessage(messages.deleteText)}
      confirmLabel={formatMessage(messages.delete)}
      done={formatMessage(messages.deleted, { number })}
      onDelete={() => deleteCard(id)}
      onDeleted={reload}
      onRefused={reload}
      onClose={onClose}
    />
  );
}
