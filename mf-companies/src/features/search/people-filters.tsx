import type { Category } from '@wspolnik/contract';
import { CITY_LENGTH, PERSON_TAG_LENGTH } from '@wspolnik/contract/limits';
import { changeQuery } from '@wspolnik/kit';
import { KeptQuery } from '@wspolnik/kit/lists';
import { useSessionStore, withQuery } from '@wspolnik/shared-auth';
import { Button, Input, Link, type Locale, localePath, navigate, Select, useLocale } from '@wspolnik/system';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useCategories } from '../../lib/categories.reads.ts';
import { PEOPLE_FILTERS, type SearchQuery, searchQuery } from '../../lib/search-query.ts';
import classes from './people.module.css';
import { peopleMessages as messages } from './search.messages.ts';

const TEXTS = [
  { name: 'city', label: messages.city, maxLength: CITY_LENGTH },
  { name: 'seeks', label: messages.seeks, maxLength: PERSON_TAG_LENGTH },
  { name: 'offers', label: messages.offers, maxLength: PERSON_TAG_LENGTH },
] as const;

/** Each category with those above it: `IT › Strony i sklepy`. */
function optionsOf(categories: readonly Category[], locale: Locale, above = ''): { value: string; label: string }[] {
  return categories.flatMap(({ id, name, name_en, children }) => {
    const label = `${above}${locale === 'en' ? name_en : name}`;
    return [{ value: id, label }, ...optionsOf(children, locale, `${label} › `)];
  });
}

/** Trade, town and tags. A guest signs in to filter by those that guests do not see. A real form, for pages without scripts. */
export function PeopleFilters({ query }: { query: SearchQuery }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const isAuth = useSessionStore((session) => session.isAuth);
  const { categories } = useCategories();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = TEXTS.map(({ name }) => [name, String(form.get(name) ?? '').trim() || undefined]);
    const wanted = Object.fromEntries(typed);
    if (isAuth) changeQuery(searchQuery, wanted);
    else navigate(withQuery('/auth/login', { from: searchQuery.href({ ...query, ...wanted }) }));
  };
  const isNarrowed = PEOPLE_FILTERS.some((name) => query[name]);
  return (
    <form className={classes.filters} action={localePath('/search', locale)} onSubmit={submit}>
      <KeptQuery of={searchQuery} query={query} except={[...PEOPLE_FILTERS, 'page']} />
      <Select
        name="category"
        aria-label={formatMessage(messages.trade)}
        placeholder={formatMessage(messages.anyTrade)}
        options={optionsOf(categories, locale)}
        value={query.category ?? ''}
        onChange={({ target }) => changeQuery(searchQuery, { category: target.value || undefined })}
      />
      {TEXTS.map(({ name, label, maxLength }) => (
        <Input
          // What was removed elsewhere, as by a back step, leaves the field.
          key={`${name} ${query[name] ?? ''}`}
          name={name}
          aria-label={formatMessage(label)}
          placeholder={formatMessage(label)}
          maxLength={maxLength}
          defaultValue={query[name] ?? ''}
        />
      ))}
      <Button type="submit" variant="outline">
        {formatMessage(messages.apply)}
      </Button>
      {isNarrowed && (
        <Link to={searchQuery.href({ type: 'users', ...(query.q && { q: query.q }) })}>
          {formatMessage({ id: 'ui.filters.clear' })}
        </Link>
      )}
    </form>
  );
}
