import type { NetworkReply } from '@wspolnik/api/contract';
import type { ListState } from '@wspolnik/shared-ui/remote';
import { useMemo } from 'react';
import type { NetworkQuery } from '../../lib/network-query.ts';

export interface NetworkPages extends NetworkReply {
  count: number;
  results: readonly unknown[];
}

/** Companies and people come in two lists with the same pages: the longer of those shown has as many as the list. */
export function usePages(query: NetworkQuery, list: ListState<NetworkReply>): ListState<NetworkPages> {
  return useMemo(() => {
    const { data } = list;
    if (!data) return { ...list, data: undefined };
    const companies = query.kind === 'users' ? [] : data.companies;
    const users = query.kind === 'companies' ? [] : data.users;
    const { network_size: size } = data;
    const count = Math.max(query.kind === 'users' ? 0 : size.companies, query.kind === 'companies' ? 0 : size.users);
    return { ...list, data: { ...data, companies, users, count, results: [...companies, ...users] } };
  }, [query.kind, list]);
}
