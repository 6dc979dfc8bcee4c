import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { changeQuery, useRead } from '@wspolnik/kit';
import { FilterLinks, useFilter } from '@wspolnik/kit/lists';
import { Field, Input, Segmented, useTypedParam } from '@wspolnik/system';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { invitationsRead } from '../../lib/network.reads.ts';
import { DEPTHS, KINDS, type NetworkQuery, networkQuery } from '../../lib/network-query.ts';
import classes from './network.module.css';

interface NetworkTabsProps {
  /** Of the list, whose searched words stay. */
  query?: NetworkQuery;
  selected: NetworkQuery['status'] | 'introductions';
}

/** Contacts, received and sent invitations, and introductions, which are a page of their own kind. */
export function NetworkTabs({ query, selected }: NetworkTabsProps) {
  const { formatMessage } = useIntl();
  const { data } = useRead(invitationsRead());
  return (
    <FilterLinks
      label={formatMessage({ id: 'network.tabs' })}
      options={[
        { value: undefined, label: formatMessage({ id: 'network.tab.contacts' }) },
        { value: 'they_connected', label: formatMessage({ id: 'network.tab.received' }), count: data?.received },
        { value: 'you_connected', label: formatMessage({ id: 'network.tab.sent' }), count: data?.sent },
        {
          value: 'introductions',
          label: formatMessage({ id: 'introductions.title' }),
          count: data?.introductions,
          to: '/network/introductions',
        },
      ]}
      selected={selected}
      to={(value) => {
        const status = value === 'introductions' ? undefined : value;
        return networkQuery.href(query ? networkQuery.with(query, { status, depth: undefined }) : { status });
      }}
    />
  );
}

const onChange = (change: Partial<NetworkQuery>) => changeQuery(networkQuery, change, { replace: true });

export function NetworkFilters({ query }: { query: NetworkQuery }) {
  const { formatMessage } = useIntl();
  const search = (value: string) => onChange({ q: value.trim() || undefined });
  const q = useTypedParam(useFilter(networkQuery, 'q') ?? '', search, SEARCH_LENGTH);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    q.commitNow();
  };
  return (
    <search>
      <form
        method="post"
        className={classes.filters}
        onSubmit={submit}
        aria-label={formatMessage({ id: 'network.filters' })}
      >
        <Field label={formatMessage({ id: 'network.search' })}>
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={SEARCH_LENGTH}
              start={<Search size={18} strokeWidth={1.75} />}
              value={q.text}
              onChange={(event) => q.setText(event.target.value)}
            />
          )}
        </Field>
        <Segmented
          label={formatMessage({ id: 'network.kind' })}
          value={query.kind ?? 'all'}
          options={(['all', ...KINDS] as const).map((value) => ({
            value,
            label: formatMessage({ id: `network.kind.${value}` }),
          }))}
          onChange={(kind) => onChange({ kind: kind === 'all' ? undefined : kind })}
        />
        {query.status === undefined && (
          <Segmented
            label={formatMessage({ id: 'network.depth' })}
            value={query.depth ?? '1'}
            options={DEPTHS.map((value) => ({ value, label: formatMessage({ id: `network.depth.${value}` }) }))}
            onChange={(depth) => onChange({ depth: depth === '1' ? undefined : depth })}
          />
        )}
      </form>
    </search>
  );
}
