import type { LandingExample } from '@wspolnik/contract';
import { MATURES_AFTER_DAYS } from '@wspolnik/contract/limits';
import { formatMoney } from '@wspolnik/system';
import { FormattedMessage } from 'react-intl';
import styles from './landing.module.css';
import { Section } from './section.tsx';

const STEPS = ['1', '2', '3'] as const;
const DAYS = { days: MATURES_AFTER_DAYS };
const HOW = { to: '/how-it-works', label: 'landing.reward.how' };

/** How a reward comes about, by the example above where there is one. */
export function RewardSteps({ example }: { example: LandingExample | null }) {
  const values = example && {
    ...DAYS,
    offer: example.title,
    price: formatMoney(example.price),
    total: formatMoney(example.reward.total),
    buyer: formatMoney(example.reward.buyer),
    referrer: formatMoney(example.reward.referrer),
  };
  return (
    <Section titleId="landing.reward" more={HOW}>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            <span className={styles.stepNumber} aria-hidden="true">
              {step}
            </span>
            <h3>
              <FormattedMessage id={`landing.reward.${step}.title`} />
            </h3>
            <p>
              {values ? (
                <FormattedMessage id={`landing.reward.${step}.example`} values={values} />
              ) : (
                <FormattedMessage id={`landing.reward.${step}.text`} values={DAYS} />
              )}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
