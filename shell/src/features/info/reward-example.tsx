import { Money } from '@wspolnik/shared-ui';
import { Coins, Handshake, UserRound } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './reward-example.module.css';

/** An offer of 4 900 zł with a reward of 5%: half of it to the buyer, half to the referrer. */
const EXAMPLE = { price: '4900.00', reward: '245.00', half: '122.50' };

export function RewardExample() {
  return (
    <figure className={styles.example}>
      <div className={styles.offer}>
        <p className={styles.name}>
          <FormattedMessage id="landing.example.offer" />
        </p>
        <p className={styles.price}>
          <Money value={EXAMPLE.price} />
        </p>
        <p className={styles.points}>
          <Coins size={16} strokeWidth={1.75} aria-hidden="true" />
          <FormattedMessage id="landing.example.reward" values={{ amount: <Money value={EXAMPLE.reward} /> }} />
        </p>
      </div>
      <dl className={styles.halves}>
        <div className={styles.buyer}>
          <UserRound size={20} strokeWidth={1.75} aria-hidden="true" />
          <dt>
            <FormattedMessage id="landing.example.buyer" />
          </dt>
          <dd>
            <Money value={EXAMPLE.half} />
          </dd>
        </div>
        <div className={styles.referrer}>
          <Handshake size={20} strokeWidth={1.75} aria-hidden="true" />
          <dt>
            <FormattedMessage id="landing.example.referrer" />
          </dt>
          <dd>
            <Money value={EXAMPLE.half} />
          </dd>
        </div>
      </dl>
      <figcaption>
        <FormattedMessage id="landing.example.caption" />
      </figcaption>
    </figure>
  );
}
