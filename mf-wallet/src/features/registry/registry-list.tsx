import type { WalletPage } from '@wspolnik/api/contract';
import { Button, EmptyState, LinkButton, Pagination } from '@wspolnik/shared-ui';
import { Coins, ListFilter } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { PAGE_SIZE } from '../../lib/swr-keys.ts';
import { registryMessages as messages } from './registry.messages.ts';
import type { RegistryState } from './registry-query.ts';
import { RegistryTable } from './registry-table.tsx';
import { useRights } from './use-rights.ts';

export interface RegistryListProps {
  page: WalletPage;
  state: RegistryState;
  to: (change: Partial<RegistryState>) => string;
  onRecharge: () => void;
  onPaging: (click: MouseEvent<HTMLElement>) => void;
}

export function RegistryList({ page, state, to, onRecharge, onPaging }: RegistryListProps) {
  if (page.results.length === 0) return <NoRows page={page} state={state} to={to} onRecharge={onRecharge} />;
  return (
    <>
      <RegistryTable rows={page.results} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links inside take the keys, this one only hears them */}
      <div onClick={onPaging}>
        <Pagination
          page={Number(state.page ?? 1)}
          count={page.count}
          limit={PAGE_SIZE}
          hrefFor={(number) => to({ page: number > 1 ? String(number) : undefined, payment: undefined })}
        />
      </div>
    </>
  );
}

function NoRows({ page, state, to, onRecharge }: Omit<RegistryListProps, 'onPaging'>) {
  const { formatMessage } = useIntl();
  const { recharge: isCompany } = useRights();
  if (page.count > 0) {
    return (
      <EmptyState
        icon={<Coins size={26} strokeWidth={1.75} />}
        title={formatMessage(messages.pageEmpty)}
        action={<LinkButton to={to({ page: undefined })}>{formatMessage(messages.pageFirst)}</LinkButton>}
      />
    );
  }
  if (state.points_type) {
    return (
      <EmptyState
        icon={<ListFilter size={26} strokeWidth={1.75} />}
        title={formatMessage(messages.filterEmpty)}
        action={
          <LinkButton to={to({ points_type: undefined, page: undefined })}>
            {formatMessage(messages.filterClear)}
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<Coins size={26} strokeWidth={1.75} />}
      title={formatMessage(messages.empty)}
      text={formatMessage(isCompany ? messages.emptyCompany : messages.emptyPerson)}
      action={
        isCompany ? (
          <Button onClick={onRecharge}>{formatMessage(messages.emptyRecharge)}</Button>
        ) : (
          <LinkButton to="/offers">{formatMessage(messages.seeOffers)}</LinkButton>
        )
      }
    />
  );
}
