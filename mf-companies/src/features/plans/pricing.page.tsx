import type { PlanPage } from '@wspolnik/contract';
import { StaleNote, useRead } from '@wspolnik/kit';
import { useSessionStore, withQuery } from '@wspolnik/shared-auth';
import { ErrorPanel, navigate, useErrorText, usePage } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { PlanFaq } from './plan-faq.tsx';
import { PlanGrid, PlanGridSkeleton } from './plan-grid.tsx';
import classes from './plans.module.css';
import { plansRead } from './plans.reads.ts';

const PLANS = '/companies/payments/plans';
const CREATE = '/companies/create';

/** Where a plan is chosen: as a company; before that one chooses the company, creates it, or signs up. */
function useWayToPlans(): string {
  const { user, company } = useSessionStore();
  if (company) return PLANS;
  if (!user) return withQuery('/auth/signup', { from: CREATE });
  return user.companies.length > 0 ? withQuery('/auth/change-profile', { from: PLANS }) : CREATE;
}

/** The plans and their prices, for everybody. */
export function PricingPage() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const title = formatMessage({ id: 'pricing.title' });
  usePage({ title });
  const way = useWayToPlans();
  const read = useRead<PlanPage>(plansRead());
  const { data, error, retry } = read;
  return (
    <div className={`wp-container ${classes.page}`}>
      <h1>{title}</h1>
      <p className={classes.intro}>{formatMessage({ id: 'pricing.intro' })}</p>
      <div role="status">
        <StaleNote read={read} />
      </div>
      <section className={classes.section} aria-labelledby="plan-choice">
        <h2 id="plan-choice" className="wp-visually-hidden">
          {formatMessage({ id: 'plans.choice' })}
        </h2>
        {data && <PlanGrid plans={data.results} onChoose={() => navigate(way)} />}
        {!data && !error && <PlanGridSkeleton />}
        {!data && error && (
          <ErrorPanel title={formatMessage({ id: 'pricing.failed' })} detail={errorText(error)} onRetry={retry} />
        )}
      </section>
      <p className={classes.intro}>{formatMessage({ id: 'plans.everywhere' })}</p>
      <p className={classes.intro}>{formatMessage({ id: 'pricing.note' })}</p>
      <PlanFaq />
    </div>
  );
}
