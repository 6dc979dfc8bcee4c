import type { LandingCategory } from '@wspolnik/contract';
import { Link, useLocale } from '@wspolnik/system';
import { FormattedMessage } from 'react-intl';
import styles from './categories.module.css';
import { Section } from './section.tsx';

const AWAITED = [1, 2, 3, 4, 5, 6, 7, 8];

export function Categories({ categories, isLoading }: { categories: readonly LandingCategory[]; isLoading: boolean }) {
  const locale = useLocale();
  if (!isLoading && categories.length === 0) return null;
  return (
    <Section titleId="landing.categories">
      {isLoading ? (
        <div className={styles.categories} aria-hidden="true">
          {AWAITED.map((key) => (
            <div key={key} className={styles.awaited} />
          ))}
        </div>
      ) : (
        <ul className={styles.categories}>
          {categories.map(({ id, name, name_en, offer_count, image }) => (
            <li key={id}>
              <Link to={`/offers?categories=${id}`} className={styles.category}>
                {image && <img src={image} alt="" width={44} height={44} loading="lazy" className={styles.picture} />}
                <strong>{locale === 'en' ? name_en : name}</strong>
                <span>
                  <FormattedMessage id="landing.categories.offers" values={{ count: offer_count }} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
