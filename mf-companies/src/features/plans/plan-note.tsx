import type { Plan } from '@wspolnik/contract';
import { formatDate, formatMoney, toGrosze, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { useEffectText } from './plan-effect.tsx';
import classes from './plans.module.css';

/** In short, when the plan would begin, what of the paid time is credited, and what it would do to the offers. */
export function PlanNote({ plan }: { plan: Plan }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const effect = useEffectText()(plan);
  const { change, current, next } = plan;
  const date = change?.kind === 'later' ? formatDate(change.starts_at, locale) : null;
  const credited = !current && change !== null && toGrosze(change.credit) > 0;
  return (
    <>
      {date && (
        <p className={classes.note}>
          {formatMessage({ id: next ? 'plans.note.follows' : 'plans.note.later' }, { date })}
        </p>
      )}
      {credited && (
        <p className={classes.note}>
          {formatMessage(
            { id: 'plans.note.credit' },
            { amount: formatMoney(change.amount), credit: formatMoney(change.credit), days: change.credit_days },
          )}
        </p>
      )}
      {effect && <p className={classes.note}>{effect}</p>}
    </>
  );
}
