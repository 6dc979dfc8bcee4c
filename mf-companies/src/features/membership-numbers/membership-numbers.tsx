import { Badge, EmptyState, ErrorPanel } from '@wspolnik/system';
import { CreditCard, Info } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { MembershipNumber, MembershipNumbersProps } from './membership-data.ts';
import { FreeNumbers } from './membership-free.tsx';
import styles from './membership-numbers.module.css';
import { NumberRow } from './membership-row.tsx';

/** The numbers of a company, and the free ones that it can take up to its limit. */
export function MembershipNumbers(props: MembershipNumbersProps) {
  const { numbers, failed, onRetry, retrying } = props;
  const intl = useIntl();
  if (failed) {
    return (
      <ErrorPanel
        title={intl.formatMessage({ id: 'membership.failed' })}
        detail={intl.formatMessage({ id: 'membership.failed_text' })}
        onRetry={onRetry}
        retrying={retrying}
      />
    );
  }
  if (!numbers) return <MembershipSkeleton />;
  const full = numbers.owned.length >= numbers.limit;
  return (
    <div className={styles.manager}>
      <OwnedNumbers {...props} owned={numbers.owned} limit={numbers.limit} />
      {props.onTake && (
        <>
          {full && <LimitNotice />}
          <FreeNumbers {...props} onTake={props.onTake} free={numbers.free} full={full} />
        </>
      )}
    </div>
  );
}

interface OwnedNumbersProps extends Pick<MembershipNumbersProps, 'onGiveUp' | 'busyIds'> {
  owned: readonly MembershipNumber[];
  limit: number;
}

function OwnedNumbers({ owned, limit, onGiveUp, busyIds = [] }: OwnedNumbersProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{intl.formatMessage({ id: 'membership.owned' })}</h2>
        <Badge>{intl.formatMessage({ id: 'ui.counter' }, { used: owned.length, max: limit })}</Badge>
      </div>
      {owned.length === 0 ? (
        <EmptyState
          icon={<CreditCard size={26} strokeWidth={1.75} />}
          title={intl.formatMessage({ id: 'membership.owned_empty' })}
          text={intl.formatMessage({ id: 'membership.owned_empty_text' })}
        />
      ) : (
        <ul className={styles.list}>
          {owned.map((number) => (
            <NumberRow
              key={number.id}
              number={number}
              act="giveUp"
              onAct={onGiveUp}
              busy={busyIds.includes(number.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function LimitNotice() {
  const intl = useIntl();
  return (
    <p role="status" className={styles.limit}>
      <Info size={20} strokeWidth={1.75} aria-hidden="true" />
      {intl.formatMessage({ id: 'errors.membership_limit' })}
    </p>
  );
}

/** As high as three own numbers and the first page of free ones. */
function MembershipSkeleton() {
  const intl = useIntl();
  return (
    <div className={styles.section} role="status" aria-label={intl.formatMessage({ id: 'membership.loading' })}>
      {[0, 1, 2, 3, 4].map((key) => (
        <span key={key} className={styles.skeleton} />
      ))}
    </div>
  );
}
