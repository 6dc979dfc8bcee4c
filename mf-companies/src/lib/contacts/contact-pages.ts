import type { NetworkReply } from '@wspolnik/contract';
import type { ListState } from '@wspolnik/kit';
import { useMemo } from 'react';

export interface ContactPages extends NetworkReply {
  count: number;
  results: readonly unknown[];
}

/** Companies and people come in two lists with the same pages: the longer of those shown has as many as the list. */
export function useContactPages(
  list: ListState<NetworkReply>,
  kind?: 'users' | 'companies' | undefined,
): ListState<ContactPages> {
  return useMemo(() => {
    const { data } = list;
    if (!data) return { ...list, data: undefined };
    const companies = kind === 'users' ? [] : data.companies;
    const users = kind === 'companies' ? [] : data.users;
    const { network_size: size } = data;
    const count = Math.max(kind === 'users' ? 0 : size.companies, kind === 'companies' ? 0 : size.users);
    return { ...list, data: { ...data, companies, users, count, results: [...companies, ...users] } };
  }, [kind, list]);
}
