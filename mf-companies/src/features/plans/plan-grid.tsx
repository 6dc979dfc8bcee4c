import type { Plan } from '@wspolnik/contract';
import { SkeletonBlock, SkeletonCard, SkeletonText } from '@wspolnik/system/cards';
import { PlanCard } from './plan-card.tsx';
import { PlanNote } from './plan-note.tsx';
import classes from './plans.module.css';

export interface PlanGridProps {
  plans: readonly Plan[];
  onChoose: (plan: Plan) => void;
  disabled?: boolean;
}

/** The plan that most sellers need: the first that is paid. */
const recommended = (plans: readonly Plan[]) => plans.find(({ period }) => period !== null)?.id;

export function PlanGrid({ plans, onChoose, disabled = false }: PlanGridProps) {
  const best = plans.some(({ current, period }) => current && period !== null) ? undefined : recommended(plans);
  return (
    <ul className={classes.grid}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard
            plan={plan}
            headingLevel={3}
            highlighted={plan.id === best}
            disabled={disabled}
            note={<PlanNote plan={plan} />}
            onChoose={() => onChoose(plan)}
          />
        </li>
      ))}
    </ul>
  );
}

export function PlanGridSkeleton() {
  return (
    <ul aria-hidden="true" className={classes.grid}>
      {['free', 'standard', 'premium'].map((plan) => (
        <li key={plan}>
          <SkeletonCard className={classes.blank}>
            <SkeletonText width="third" />
            <SkeletonText width="half" />
            <SkeletonText width="most" />
            <SkeletonText width="most" />
            <SkeletonBlock className={classes.blankButton} />
          </SkeletonCard>
        </li>
      ))}
    </ul>
  );
}
