import { useField } from 'formik';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Strength } from './check-strength.ts';
import styles from './password-strength.module.css';

/** The dictionaries are larger than the page; they load with the first key. */
const load = () => import(/* webpackChunkName: "password-strength" */ './check-strength.ts');

const LEVELS = ['veryWeak', 'weak', 'fair', 'good', 'strong'] as const;
const ENOUGH = 3;

export interface PasswordStrengthProps {
  /** The password's field. */
  name: string;
  /** Names, address: what must not be the password. */
  known: readonly string[];
}

/** How hard a new password is to guess, shown while it is typed. It advises only: the rules beside the field decide. */
export function PasswordStrength({ name, known }: PasswordStrengthProps) {
  const intl = useIntl();
  const [{ value }] = useField<string>(name);
  const [strength, setStrength] = useState<Strength>();
  const words = known.join(' ');
  useEffect(() => {
    if (value === '') {
      setStrength(undefined);
      return;
    }
    let isLeft = false;
    load()
      .then(({ checkStrength }) => {
        if (!isLeft) setStrength(checkStrength(value, [words]));
      })
      // Without a connection there is no advice; the rules still apply.
      .catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [value, words]);
  const score = strength?.score ?? 0;
  const level = strength && intl.formatMessage({ id: `shell.strength.${LEVELS[score]}` });
  const advice = strength?.isPersonal ? 'personal' : 'advice';
  return (
    <div className={styles.strength} data-score={strength ? score : undefined}>
      <div className={styles.bar} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-full={strength !== undefined && score >= step} />
        ))}
      </div>
      <p role="status" className={styles.text}>
        {level && <span>{intl.formatMessage({ id: 'shell.strength' }, { level })}</span>}
        {strength && score < ENOUGH && (
          <span className={styles.advice}>
            {' '}
            <FormattedMessage id={`shell.strength.${advice}`} />
          </span>
        )}
      </p>
    </div>
  );
}
