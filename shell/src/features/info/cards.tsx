import { Link } from '@wspolnik/shared-ui';
import { Building2, CalendarDays, Coins, MessageSquare, Tag, Users } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './info-page.module.css';

const FEATURES = [
  { id: 'offers', path: '/offers', Icon: Tag },
  { id: 'points', path: '/points/registry', Icon: Coins },
  { id: 'network', path: '/network', Icon: Users },
  { id: 'companies', path: '/companies', Icon: Building2 },
  { id: 'talk', path: '/posts', Icon: MessageSquare },
  { id: 'webinars', path: '/webinars', Icon: CalendarDays },
] as const;

/** The product's features, each with its page. Their headings are one level below the section's. */
export function FeatureCards() {
  return (
    <ul className={styles.cards}>
      {FEATURES.map(({ id, path, Icon }) => (
        <li key={id} className={styles.card}>
          <span className={styles.icon}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          </span>
          <h3>
            <Link to={path}>
              <FormattedMessage id={`landing.feature.${id}.title`} />
            </Link>
          </h3>
          <p>
            <FormattedMessage id={`landing.feature.${id}.text`} />
          </p>
        </li>
      ))}
    </ul>
  );
}

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
