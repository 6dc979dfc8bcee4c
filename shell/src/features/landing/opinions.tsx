import type { LandingOpinion } from '@wspolnik/contract';
import { Link, StarRating } from '@wspolnik/system';
import { BadgeCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './opinions.module.css';
import { Section } from './section.tsx';

const AWAITED = [1, 2, 3];

export function Opinions({ opinions, isLoading }: { opinions: readonly LandingOpinion[]; isLoading: boolean }) {
  if (!isLoading && opinions.length === 0) return null;
  return (
    <Section titleId="landing.opinions">
      {isLoading ? (
        <div className={styles.opinions} aria-hidden="true">
          {AWAITED.map((key) => (
            <div key={key} className={styles.awaited} />
          ))}
        </div>
      ) : (
        <ul className={styles.opinions}>
          {opinions.map((opinion) => (
            <li key={opinion.id}>
              <Opinion {...opinion} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Opinion({ author, company, rating, text, verified_purchase }: LandingOpinion) {
  return (
    <figure className={styles.opinion}>
      <StarRating value={rating} size={18} />
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <strong>{author}</strong>
        <span>
          <FormattedMessage
            id="landing.opinions.about"
            values={{ company: <Link to={`/companies/${company.id}`}>{company.name}</Link> }}
          />
        </span>
        {verified_purchase && (
          <span className={styles.verified}>
            <BadgeCheck size={16} strokeWidth={1.75} aria-hidden="true" />
            <FormattedMessage id="landing.opinions.verified" />
          </span>
        )}
      </figcaption>
    </figure>
  );
}
