import { changeQuery } from '@wspolnik/kit';
import { FilterLinks, ListSearch } from '@wspolnik/kit/lists';
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
          options={LANGUAGES.map((value) => ({ value, label: text(`language.${value}`) }))}
          value={query.language ?? ''}
          onChange={({ target }) => changeQuery(libraryQuery, { language: asOne(LANGUAGES, target.value) })}
        />
        <Select
          aria-label={text('kind')}
          placeholder={text('anyKind')}
          options={KINDS.map((value) => ({ value, label: text(`kind.${value}`) }))}
          value={query.kind ?? ''}
          onChange={({ target }) => changeQuery(libraryQuery, { kind: asOne(KINDS, target.value) })}
        />
        <Select
          aria-label={text('order')}
          options={[
            { value: '', label: text('order.topic') },
            { value: 'newest', label: text('order.newest') },
            { value: byTitle, label: text('order.title') },
          ]}
          value={query.sort_by ?? ''}
          onChange={({ target }) =>
            changeQuery(libraryQuery, { sort_by: asOne(['newest', byTitle] as const, target.value) })
          }
        />
      </div>
    </div>
  );
}

const asOne = <Value extends string>(values: readonly Value[], raw: string): Value | undefined =>
  values.find((value) => value === raw);
