import type { Company, OwnedCompany } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { useMembership } from '../own-session.ts';
import { useLiveCompany } from '../verification.reads.ts';
import { useFreePlanChoice } from './chosen-plan.ts';
import { companySteps, type StepName } from './company-steps.ts';
import { NextStep } from './next-step.tsx';
import { nextStepMessages as messages } from './next-steps.messages.ts';
import classes from './next-steps.module.css';
import { useHasSteps } from './use-has-steps.ts';

export interface NextStepsProps {
  company: Company;
  /** The step whose page this is. */
  here?: StepName;
}

/** The remaining steps until the company sells, for its owners and managers; nothing once all is done. */
export function NextSteps({ company, here }: NextStepsProps) {
  const membership = useMembership(company.id);
  if (!useHasSteps(company) || !membership) return null;
  return <OwnSteps key={company.id} {...{ company, membership, here }} />;
}

function OwnSteps({ company, membership, here }: NextStepsProps & { membership: OwnedCompany }) {
  const { formatMessage } = useIntl();
  const isInUse = useSessionStore((session) => session.company?.id === company.id);
  const plan = useFreePlanChoice(company.id);
  useLiveCompany(company.id);
  const steps = companySteps(company, plan.isChosen);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <section aria-labelledby="next-steps" className={classes.box}>
      <div className={classes.head}>
        <h2 id="next-steps">{formatMessage(messages.title)}</h2>
        <p className={classes.muted}>{formatMessage(messages.progress, { done, all: steps.length })}</p>
      </div>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <NextStep
            key={step.name}
            {...{ step, company }}
            canAct={isInUse && step.name !== here}
            onKeepPlan={plan.choose}
          />
        ))}
      </ol>
      {!isInUse && <SwitchTo company={membership} />}
    </section>
  );
}

function SwitchTo({ company }: { company: OwnedCompany }) {
  const { formatMessage } = useIntl();
  const switchCompany = useSessionStore((session) => session.switchCompany);
  return (
    <p className={classes.switch}>
      <span>{formatMessage(messages.switchText)}</span>
      <Button variant="soft" size="sm" onClick={() => switchCompany(company)}>
        {formatMessage(messages.switchTo, { name: company.name })}
      </Button>
    </p>
  );
}
