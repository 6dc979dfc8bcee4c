import type { KnownTransactionType } from '@wspolnik/contract';
import { ListStates, NoMatch, useList } from '@wspolnik/kit';
import { FilterLinks } from '@wspolnik/kit/lists';
import { Button, EmptyState, LinkButton } from '@wspolnik/system';
import { Coins } from 'lucide-react';
import { useIntl } from 'react-intl';
import { registryRead } from '../../lib/points.reads.ts';
import { COMPANY_TYPES, PERSON_TYPES, type RegistryQuery, registryQuery } from '../../lib/registry-query.ts';
import { ExportMenu } from './export-menu.tsx';
import { filterMessages, registryMessages as messages } from './registry.messages.ts';
import classes from './registry.module.css';
import { RegistrySkeleton, RegistryTable } from './registry-table.tsx';
import { useRights } from './use-rights.ts';

export interface RegistryPanelProps {
  query: RegistryQuery;
  onRecharge: () => void;
}

/** All movements of points, newest first. */
export function RegistryPanel({ query, onRecharge }: RegistryPanelProps) {
  const { formatMessage } = useIntl();
  const list = useList(registryRead(query));
  const page = list.data;
  return (
    <div className={classes.registry}>
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
        of={registryQuery}
        label={formatMessage(messages.listTitle)}
        failed={formatMessage(messages.failed)}
        skeleton={<RegistrySkeleton />}
        empty={<NoMovements onRecharge={onRecharge} />}
        noMatch={
          <NoMatch to={registryQuery.href(registryQuery.cleared(query))} title={formatMessage(messages.filterEmpty)} />
        }
      >
        {({ results }) => <RegistryTable groups={results} />}
      </ListStates>
    </div>
  );
}

function TypeFilter({ query }: { query: RegistryQuery }) {
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
      to={(points_type) => registryQuery.href(registryQuery.with(query, { points_type }))}
    />
  );
}

function NoMovements({ onRecharge }: Pick<RegistryPanelProps, 'onRecharge'>) {
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
