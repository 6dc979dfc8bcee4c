import type { LandingExample } from '@wspolnik/contract';
import { Check } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { CallToAction } from './call-to-action.tsx';
import styles from './hero.module.css';
import { RewardExample } from './reward-example.tsx';

const PROMISES = ['free', 'checked', 'paid'] as const;

export interface HeroProps {
  example: LandingExample | null;
  isLoading: boolean;
}

export function Hero({ example, isLoading }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={`wp-container ${styles.inner}`}>
        <div className={styles.words}>
          <h1>
            <FormattedMessage id="landing.heading" />
          </h1>
          <p className={styles.lead}>
            <FormattedMessage id="landing.lead" />
          </p>
          <CallToAction />
          <ul className={styles.promises}>
            {PROMISES.map((promise) => (
              <li key={promise}>
                <Check size={18} strokeWidth={2} aria-hidden="true" />
                <FormattedMessage id={`landing.promise.${promise}`} />
              </li>
            ))}
          </ul>
        </div>
        <RewardExample example={example} isLoading={isLoading} />
      </div>
    </section>
  );
}
