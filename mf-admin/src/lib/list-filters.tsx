import { changeQuery, type ListQuery } from '@wspolnik/kit';
import { FilterLinks, ListSearch } from '@wspolnik/kit/lists';
import { Select, type SelectOption } from '@wspolnik/system';
import { type MessageDescriptor, useIntl } from 'react-intl';
import classes from './rows.module.css';

/** One parameter of a list's query. */
export interface ListFilter<Query extends object> {
  name: keyof Query & string;
  label: MessageDescriptor;
  /** Text of no filter. */
  any: MessageDescriptor;
  /** The values in their order, each with its text. */
  options: Readonly<Record<string, MessageDescriptor>> | readonly SelectOption[];
  /** The list with that value, where the other parameters do not stay. */
  to?(value: string | undefined): string;
}

export interface SearchMessages {
  /** Present where the list has a search. */
  search?: MessageDescriptor;
  searchHint?: MessageDescriptor;
}

interface ListFiltersProps<Query extends object> {
  of: ListQuery<Query>;
  query: Query;
  messages: SearchMessages;
  links?: readonly ListFilter<Query>[] | undefined;
  selects?: readonly ListFilter<Query>[] | undefined;
}

/** The filters of a list: rows of links, the search, selects. */
export function ListFilters<Query extends object>(props: ListFiltersProps<Query>) {
  const { of, query, messages, links = [], selects = [] } = props;
  const { formatMessage } = useIntl();
  if (links.length + selects.length === 0 && !messages.search) return null;
  const optionsOf = ({ options }: ListFilter<Query>): readonly SelectOption[] =>
    Array.isArray(options)
      ? options
      : Object.entries(options).map(([value, text]) => ({ value, label: formatMessage(text) }));
  const change = (name: keyof Query & string, value = '') => ({ [name]: of.parseOne(name, value) }) as Partial<Query>;
  const currentOf = (name: keyof Query & string) => query[name] as string | undefined;
  return (
    <div className={classes.tools}>
      {links.map((filter) => (
        <FilterLinks
          key={filter.name}
          label={formatMessage(filter.label)}
          options={[{ value: undefined, label: formatMessage(filter.any) }, ...optionsOf(filter)]}
          selected={currentOf(filter.name)}
          to={filter.to ?? ((value) => of.href(of.with(query, change(filter.name, value))))}
        />
      ))}
      {messages.search && messages.searchHint && (
        <ListSearch
          {...{ of, query }}
          label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.searchHint)}
        />
      )}
      {selects.map((filter) => (
        <Select
          key={filter.name}
          className={classes.select}
          aria-label={formatMessage(filter.label)}
          placeholder={formatMessage(filter.any)}
          options={optionsOf(filter)}
          value={currentOf(filter.name) ?? ''}
          onChange={({ target }) => changeQuery(of, change(filter.name, target.value))}
        />
      ))}
    </div>
  );
}
