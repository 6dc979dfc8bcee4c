import type { LibraryPage as LibraryAnswer, LibraryDocument } from '@wspolnik/contract';
import { ListStates, useList, useListQuery } from '@wspolnik/kit';
import { DialogOnDemand, EmptyState, useLocale, usePage } from '@wspolnik/system';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AboutService } from './about-service.tsx';
import { DocumentCard } from './document-card.tsx';
import styles from './library.module.css';
import { type LibraryQuery, libraryQuery, libraryRead } from './library.reads.ts';
import { LibraryFilters } from './library-filters.tsx';

const loadPreview = async () =>
  (await import(/* webpackChunkName: "library-preview" */ './document-preview.tsx')).DocumentPreview;

/** Documents that admins publish, and the pages about the service. */
export function LibraryPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'library.title' });
  usePage({ title });
  const query = useListQuery(libraryQuery);
  const list = useList<LibraryAnswer>(libraryRead(query));
  const [opened, setOpened] = useState<LibraryDocument | null>(null);
  return (
    <div className={`wp-container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>
          <FormattedMessage id="library.lead" />
        </p>
      </header>
      <LibraryFilters query={query} />
      <ListStates
        {...{ list, query }}
        of={libraryQuery}
        label={formatMessage({ id: 'library.documents' })}
        failed={formatMessage({ id: 'library.failed' })}
        skeleton={<Skeletons />}
        empty={
          <EmptyState
            icon={<BookOpen size={26} strokeWidth={1.75} />}
            title={formatMessage({ id: 'library.empty' })}
            text={formatMessage({ id: 'library.emptyText' })}
          />
        }
      >
        {({ results }) => <Documents {...{ query, results }} onPreview={setOpened} />}
      </ListStates>
      <AboutService />
      <DialogOnDemand load={loadPreview} props={opened && { document: opened, onClose: () => setOpened(null) }} />
    </div>
  );
}

interface DocumentsProps {
  query: LibraryQuery;
  results: readonly LibraryDocument[];
  onPreview(document: LibraryDocument): void;
}

/** Below the headings of their topics, unless another order mixes them. */
function Documents({ query, results, onPreview }: DocumentsProps) {
  const locale = useLocale();
  const topics = [...new Set(results.map(({ topic }) => topic))];
  const cards = (documents: readonly LibraryDocument[], level: 'h2' | 'h3') => (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li key={document.id}>
          <DocumentCard {...{ document, level, locale }} onPreview={() => onPreview(document)} />
        </li>
      ))}
    </ul>
  );
  if (query.sort_by || query.topic) return cards(results, 'h2');
  return (
    <div className={styles.topics}>
      {topics.map((topic) => (
        <section key={topic} aria-labelledby={`topic-${topic}`} className={styles.topic}>
          <h2 id={`topic-${topic}`}>
            <FormattedMessage id={`library.topic.${topic}`} />
          </h2>
          {cards(
            results.filter((document) => document.topic === topic),
            'h3',
          )}
        </section>
      ))}
    </div>
  );
}

function Skeletons() {
  return (
    <div aria-hidden="true" className={styles.list}>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <div key={key} className={styles.skeleton} />
      ))}
    </div>
  );
}
