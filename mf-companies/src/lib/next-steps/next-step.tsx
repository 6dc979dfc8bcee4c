import type { Company } from '@wspolnik/contract';
import { Button, LinkButton, useLocale } from '@wspolnik/system';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useIntl } from 'react-intl';
import { type CompanyStep, missingParts, type StepName } from './company-steps.ts';
import { nextStepMessages as messages, missingMessages } from './next-steps.messages.ts';
import classes from './next-steps.module.css';

interface NextStepProps {
  step: CompanyStep;
  company: Company;
  /** The company is in use, so that the pages behind the links are about it. */
  canAct: boolean;
  onKeepPlan(): void;
}

const PAGES: Record<StepName, string> = {
  profile: '/companies/settings/profile',
  verification: '/companies/verify-company',
  plan: '/companies/payments/plans',
  offer: '/offers/create',
};

export function NextStep({ step: { name, isDone }, company, canAct, onKeepPlan }: NextStepProps) {
  const { formatMessage } = useIntl();
  const text = useStepText(name, company);
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className={isDone ? classes.isDone : classes.step}>
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      <div className={classes.text}>
        <h3>
          {formatMessage(messages[name])}
          {isDone && <span className="wp-visually-hidden"> {formatMessage(messages.done)}</span>}
        </h3>
        {!isDone && <p className={classes.muted}>{text}</p>}
      </div>
      {!isDone && canAct && (
        <div className={classes.actions}>
          {name === 'plan' && (
            <Button variant="ghost" size="sm" onClick={onKeepPlan}>
              {formatMessage(messages.planKeep)}
            </Button>
          )}
          <LinkButton variant="outline" size="sm" to={PAGES[name]}>
            {formatMessage(messages[`${name}Action`])}
          </LinkButton>
        </div>
      )}
    </li>
  );
}

function useStepText(name: StepName, company: Company): string {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  if (name === 'profile') {
    const parts = missingParts(company).map((part) => formatMessage(missingMessages[part]));
    return formatMessage(messages.profileText, { parts: new Intl.ListFormat(locale).format(parts) });
  }
  if (name === 'verification' && company.status === 'submitted') return formatMessage(messages.verificationWaits);
  if (name === 'verification' && company.status === 'rejected') return formatMessage(messages.verificationRejected);
  return formatMessage(messages[`${name}Text`]);
}
