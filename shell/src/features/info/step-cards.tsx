import { FormattedMessage } from 'react-intl';
import styles from './info-page.module.css';

const STEPS = ['1', '2', '3'] as const;

export function StepCards() {
  return (
    <ol className={styles.cards}>
      {STEPS.map((step) => (
        <li key={step} className={styles.card}>
          <span className={styles.number} aria-hidden="true">
            {step}
          </span>
          <h3>
            <FormattedMessage id={`landing.step.${step}.title`} />
          </h3>
          <p>
            <FormattedMessage id={`landing.step.${step}.text`} />
          </p>
        </li>
      ))}
    </ol>
  );
}
