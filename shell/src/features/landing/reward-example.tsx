import type { LandingExample } from '@wspolnik/contract';
import { GrossPrice } from '@wspolnik/market';
import { classNames, Link, Money } from '@wspolnik/system';
import { Coins, Handshake, UserRound } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './reward-example.module.css';

export interface RewardExampleProps {
  example: LandingExample | null;
  isLoading: boolean;
}

/** An offer of the marketplace, and how its reward is shared. */
export function RewardExample({ example, isLoading }: RewardExampleProps) {
  if (isLoading) return <div className={classNames(styles.example, styles.awaited)} aria-hidden="true" />;
  if (!example) return <Without />;
  const { id, price, reward, title } = example;
  return (
    <figure className={styles.example}>
      <div className={styles.offer}>
        <p className={styles.name}>
          <Link to={`/offers/${id}`}>{title}</Link>
        </p>
        <p className={styles.price}>
          <GrossPrice value={price} />
        </p>
        <p className={styles.points}>
          <Coins size={16} strokeWidth={1.75} aria-hidden="true" />
          <FormattedMessage id="landing.example.reward" values={{ amount: <Money value={reward.total} /> }} />
        </p>
      </div>
      <dl className={styles.halves}>
        <Half of="buyer" amount={reward.buyer} />
        <Half of="referrer" amount={reward.referrer} />
      </dl>
      <figcaption>
        <FormattedMessage id="landing.example.caption" />
      </figcaption>
    </figure>
  );
}

const ICONS = { buyer: UserRound, referrer: Handshake } as const;

function Half({ of, amount }: { of: 'buyer' | 'referrer'; amount?: string }) {
  const Icon = ICONS[of];
  return (
    <div className={styles[of]}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <dt>
        <FormattedMessage id={`landing.example.${of}`} />
      </dt>
      <dd>
        {amount === undefined ? (
          <span>
            <FormattedMessage id="landing.example.half" />
          </span>
        ) : (
          <Money value={amount} />
        )}
      </dd>
    </div>
  );
}

/** Without an offer there is no amount to show, but the idea stays. */
function Without() {
  return (
    <figure className={styles.example}>
      <div className={styles.offer}>
        <p className={styles.name}>
          <FormattedMessage id="landing.example.without" />
        </p>
      </div>
      <dl className={styles.halves}>
        <Half of="buyer" />
        <Half of="referrer" />
      </dl>
      <figcaption>
        <FormattedMessage id="landing.example.rule" />
      </figcaption>
    </figure>
  );
}
