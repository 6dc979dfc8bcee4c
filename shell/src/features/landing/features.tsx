import { Link } from '@wspolnik/system';
import { Building2, CalendarDays, Coins, MessageSquare, Tag, Users } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './landing.module.css';
import { Section } from './section.tsx';

const FEATURES = [
  { id: 'offers', path: '/offers', Icon: Tag },
  { id: 'points', path: '/how-it-works', Icon: Coins },
  { id: 'network', path: '/network', Icon: Users },
  { id: 'companies', path: '/companies', Icon: Building2 },
  { id: 'talk', path: '/posts', Icon: MessageSquare },
  { id: 'webinars', path: '/webinars', Icon: CalendarDays },
] as const;

/** The product's features, each with its page. */
export function Features() {
  return (
    <Section titleId="landing.features">
      <ul className={styles.features}>
        {FEATURES.map(({ id, path, Icon }) => (
          <li key={id} className={styles.feature}>
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
    </Section>
  );
}
