import { changeQuery } from '@wspolnik/kit';
import { FilterLinks, ListSearch, type PlainControl, PlainForm } from '@wspolnik/kit/lists';
import { Select, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import styles from './library.module.css';
import { KINDS, LANGUAGES, type LibraryQuery, libraryQuery, TOPICS } from './library.reads.ts';

/** The topics as links; search, language, kind and order in one row. */
export function LibraryFilters({ query }: { query: LibraryQuery }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const byTitle = locale === 'en' ? 'title_en' : 'title_pl';
  const text = (id: string) => formatMessage({ id: `library.${id}` });
  const languages = LANGUAGES.map((value) => ({ value, label: text(`language.${value}`) }));
  const kinds = KINDS.map((value) => ({ value, label: text(`kind.${value}`) }));
  const orders = [
    { value: '', label: text('order.topic') },
    { value: 'newest', label: text('order.newest') },
    { value: byTitle, label: text('order.title') },
  ];
  const plain = (): readonly PlainControl[] => [
    {
      kind: 'select',
      param: 'language',
      label: text('language'),
      options: [{ value: '', label: text('anyLanguage') }, ...languages],
    },
    { kind: 'select', param: 'kind', label: text('kind'), options: [{ value: '', label: text('anyKind') }, ...kinds] },
    { kind: 'select', param: 'sort_by', label: text('order'), options: orders },
  ];
  return (
    <div className={styles.filters}>
      <FilterLinks
        label={text('topics')}
        options={[
          { value: undefined, label: text('allTopics') },
          ...TOPICS.map((topic) => ({ value: topic, label: text(`topic.${topic}`) })),
        ]}
        selected={query.topic}
        to={(topic) => libraryQuery.href(libraryQuery.with(query, { topic }))}
      />
      <div className={styles.tools}>
        <ListSearch of={libraryQuery} query={query} label={text('search')} placeholder={text('searchHint')} />
        <Select
          aria-label={text('language')}
          placeholder={text('anyLanguage')}
          className="wp-needs-scripts"
          options={languages}
          value={query.language ?? ''}
          onChange={({ target }) => changeQuery(libraryQuery, { language: asOne(LANGUAGES, target.value) })}
        />
        <Select
          aria-label={text('kind')}
          placeholder={text('anyKind')}
          className="wp-needs-scripts"
          options={kinds}
          value={query.kind ?? ''}
          onChange={({ target }) => changeQuery(libraryQuery, { kind: asOne(KINDS, target.value) })}
        />
        <Select
          aria-label={text('order')}
          className="wp-needs-scripts"
          options={orders}
          value={query.sort_by ?? ''}
          onChange={({ target }) =>
            changeQuery(libraryQuery, { sort_by: asOne(['newest', byTitle] as const, target.value) })
          }
        />
      </div>
      <PlainForm of={libraryQuery} query={query} controls={plain} />
    </div>
  );
}

const asOne = <Value extends string>(values: readonly Value[], raw: string): Value | undefined =>
  values.find((value) => value === raw);
