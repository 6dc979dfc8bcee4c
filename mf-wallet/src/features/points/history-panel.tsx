import type { KnownTransactionType } from '@wspolnik/contract';
import { ListStates, NoMatch, useList } from '@wspolnik/kit';
import { FilterLinks } from '@wspolnik/kit/lists';
import { Button, EmptyState, LinkButton } from '@wspolnik/system';
import { Coins } from 'lucide-react';
import { useIntl } from 'react-intl';
import { pointsHistoryRead } from '../../lib/points.reads.ts';
import { COMPANY_TYPES, PERSON_TYPES, type PointsQuery, pointsQuery } from '../../lib/points-query.ts';
import { ExportMenu } from './export-menu.tsx';
import { HistorySkeleton, HistoryTable } from './history-table.tsx';
import { filterMessages, pointsMessages as messages } from './points.messages.ts';
import classes from './points.module.css';
import { useRights } from './use-rights.ts';

export interface HistoryPanelProps {
  query: PointsQuery;
  onRecharge: () => void;
}

/** All movements of points, newest first. */
export function HistoryPanel({ query, onRecharge }: HistoryPanelProps) {
  const { formatMessage } = useIntl();
  const list = useList(pointsHistoryRead(query));
  const page = list.data;
  return (
    <div className={classes.history}>
      <header className={classes.header}>
        <h2>{formatMessage(messages.listTitle)}</h2>
        {page && page.count > 0 && (
          <>
            <span className={classes.count}>
              {formatMessage(page.count_exact ? messages.count : messages.countMore, { count: page.count })}
            </span>
            <ExportMenu type={query.points_type} />
          </>
        )}
      </header>
      {page?.count === 0 && !query.points_type ? null : <TypeFilter query={query} />}
      <ListStates
        {...{ list, query }}
        of={pointsQuery}
        label={formatMessage(messages.listTitle)}
        failed={formatMessage(messages.failed)}
        skeleton={<HistorySkeleton />}
        empty={<NoMovements onRecharge={onRecharge} />}
        noMatch={
          <NoMatch to={pointsQuery.href(pointsQuery.cleared(query))} title={formatMessage(messages.filterEmpty)} />
        }
      >
        {({ results }) => <HistoryTable groups={results} />}
      </ListStates>
    </div>
  );
}

function TypeFilter({ query }: { query: PointsQuery }) {
  const { formatMessage } = useIntl();
  const { recharge: isCompany } = useRights();
  const selected = query.points_type;
  const known: readonly KnownTransactionType[] = isCompany ? COMPANY_TYPES : PERSON_TYPES;
  const types = selected && !known.includes(selected) ? [...known, selected] : known;
  const options = [undefined, ...types].map((value) => ({
    value,
    label: formatMessage(value ? filterMessages[value] : messages.filterAll),
  }));
  return (
    <FilterLinks
      label={formatMessage(messages.filterLabel)}
      options={options}
      selected={selected}
      to={(points_type) => pointsQuery.href(pointsQuery.with(query, { points_type }))}
    />
  );
}

function NoMovements({ onRecharge }: Pick<HistoryPanelProps, 'onRecharge'>) {
  const { formatMessage } = useIntl();
  const { active, recharge: isCompany } = useRights();
  const recharge = active && <Button onClick={onRecharge}>{formatMessage(messages.emptyRecharge)}</Button>;
  return (
    <EmptyState
      icon={<Coins size={26} strokeWidth={1.75} />}
      title={formatMessage(messages.empty)}
      text={formatMessage(isCompany ? messages.emptyCompany : messages.emptyPerson)}
      action={isCompany ? recharge : <LinkButton to="/offers">{formatMessage(messages.seeOffers)}</LinkButton>}
    />
  );
}
