import { FilterChip, Link, navigate, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import classes from './lists.module.css';

/** As the API answers a search. */
interface Reading {
  words: string;
  corrected: boolean;
  place: { name: string; scope: 'town' | 'near' | 'anywhere' } | null;
  categories: readonly { id: string; name: string; name_en: string; image?: string | null }[];
}

export interface SearchReadingProps {
  reading: Reading;
  /** What is shown has some of the words only. */
  similar?: boolean | undefined;
  /** Few results: the categories of the words are offered. */
  few: boolean;
  /** The search for other words; an empty text is none. */
  to(q: string): string;
  toCategory(id: string): string;
}

/** How the text of a search was understood: its words and its place, which a chip removes, and where else to look. */
export function SearchReading({ reading, similar = false, few, to, toCategory }: SearchReadingProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { words, corrected, place, categories } = reading;
  const elsewhere = place && place.scope !== 'town';
  return (
    <div className={classes.reading}>
      <div role="status">
        {corrected && <p>{formatMessage({ id: 'ui.reading.corrected' }, { words })}</p>}
        {similar && <p>{formatMessage({ id: 'ui.reading.similar' })}</p>}
        {elsewhere && <p>{formatMessage({ id: `ui.reading.${place.scope}` }, { place: place.name })}</p>}
      </div>
      {place && (
        <ul className={classes.chips} aria-label={formatMessage({ id: 'ui.reading.as' })}>
          {words && <li>{words}</li>}
          <li>
            <FilterChip label={place.name} to={to(words)} onRemove={() => navigate(to(words))} />
          </li>
        </ul>
      )}
      {few && categories.length > 0 && (
        <p className={classes.readingCategories}>
          <span>{formatMessage({ id: 'ui.reading.categories' })}</span>
          {categories.map(({ id, name, name_en, image }) => (
            <Link key={id} to={toCategory(id)}>
              {image && <img src={image} alt="" width={28} height={28} loading="lazy" />}
              <span>{locale === 'en' ? name_en : name}</span>
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
