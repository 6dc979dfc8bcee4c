import type { NetworkReply, ProfileCard, SearchReply } from '@wspolnik/contract';
import { defineRead, useList } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { threadsRead } from '../messages.reads.ts';
import type { Recipient } from '../outbox/outgoing.ts';

export interface Found extends Recipient {
  image: string | null;
  detail: string | null;
}

const searchRead = defineRead<SearchReply, { q: string }>('search/');
const contactsRead = defineRead<NetworkReply, { limit: number }>('network/');
const MOST_RECENT = 6;
const MOST_CONTACTS = 12;

type Person = SearchReply['users']['results'][number] | NetworkReply['users'][number];
type Company = SearchReply['companies']['results'][number] | NetworkReply['companies'][number];

const person = ({ id, first_name, last_name, thumbnail, headline, city }: Person): Found => ({
  type: 'user',
  id,
  name: `${first_name} ${last_name}`,
  image: thumbnail,
  detail: headline ?? city,
});
const firm = ({ id, name, thumbnail, city }: Company): Found => ({
  type: 'company',
  id,
  name,
  image: thumbnail,
  detail: city,
});
const party = ({ id, type, name, image, headline }: ProfileCard): Found => ({
  type,
  id,
  name,
  image,
  detail: headline,
});

/** Those that the profile in use may write to: neither itself nor the own companies. */
export function useFound(q: string | null) {
  const user = useSessionStore((state) => state.user);
  const { data, error, isOther } = useList(q === null ? null : searchRead({ q }));
  const isSearching = q !== null && (isOther || (!data && !error));
  if (q === null || !data || !user) return { found: [], error, isSearching, isDone: false };
  const own = new Set([user.id, ...user.companies.map(({ id }) => id)]);
  const all = [...data.users.results.map(person), ...data.companies.results.map(firm)];
  const found = all.filter(({ id }) => !own.has(id));
  return { found, error, isSearching, isDone: !isOther };
}

/** Before one types: with whom the profile in use wrote last, and its contacts. What cannot be read is left out. */
export function useKnown(isShown: boolean): { recent: Found[]; contacts: Found[] } {
  const threads = useList(isShown ? threadsRead({}) : null).data?.results ?? [];
  const network = useList(isShown ? contactsRead({ limit: MOST_CONTACTS }) : null).data;
  const recent = threads
    .filter(({ can_write }) => can_write)
    .slice(0, MOST_RECENT)
    .map(({ other }) => party(other));
  const ids = new Set(recent.map(({ id }) => id));
  const all = network ? [...network.users.map(person), ...network.companies.map(firm)] : [];
  return { recent, contacts: all.filter(({ id }) => !ids.has(id)).slice(0, MOST_CONTACTS) };
}
