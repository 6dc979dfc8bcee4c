import type { Plan } from '@wspolnik/contract';
import { useIntl } from 'react-intl';
import classes from './plans.module.css';

/** In one line, what the plan would do to the offers of the company. */
export function useEffectText(): (plan: Plan) => string | null {
  const { formatMessage } = useIntl();
  return ({ effect, current }) => {
    if (!effect || current) return null;
    if (effect.hides > 0) return formatMessage({ id: 'plans.effect.hides' }, { count: effect.hides });
    if (effect.shows > 0) return formatMessage({ id: 'plans.effect.shows' }, { count: effect.shows });
    return formatMessage({ id: effect.active_offers > 0 ? 'plans.effect.same' : 'plans.effect.none' });
  };
}

/** The same with the first titles, before the plan is chosen for good. */
export function PlanEffect({ plan }: { plan: Plan }) {
  const { formatMessage } = useIntl();
  const text = useEffectText()(plan);
  const { effect } = plan;
  if (!text || !effect) return null;
  const more = effect.hides + effect.shows - effect.titles.length;
  return (
    <>
      <p>{text}</p>
      {effect.titles.length > 0 && (
        <>
          <p className={classes.titlesLabel}>
            {formatMessage({ id: effect.hides > 0 ? 'plans.effect.hidden_titles' : 'plans.effect.shown_titles' })}
          </p>
          <ul className={classes.titles}>
            {effect.titles.map((title, index) => (
              <li key={index}>{title}</li>
            ))}
            {more > 0 && <li>{formatMessage({ id: 'plans.effect.more' }, { count: more })}</li>}
          </ul>
        </>
      )}
      {effect.hides > 0 && <p>{formatMessage({ id: 'plans.effect.back' })}</p>}
    </>
  );
}
