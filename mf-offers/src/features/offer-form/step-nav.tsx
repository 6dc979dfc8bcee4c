import { classNames } from '@wspolnik/system';
import { useFormikContext } from 'formik';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { OFFER_STEPS, type OfferStep } from './offer-form.fields.ts';
import { stepMessages as messages } from './offer-form.messages.ts';
import { brokenFields } from './offer-form.schema.ts';
import type { OfferFormValues } from './offer-form.values.ts';
import { hasError, isDone, stepFields, stepName } from './offer-steps.ts';
import classes from './step-nav.module.css';

interface StepNavProps {
  step: OfferStep;
  onStep: (step: OfferStep) => void;
}

/** Links to all steps; those with errors are marked. */
export function StepNav({ step, onStep }: StepNavProps) {
  const { formatMessage } = useIntl();
  const { errors, touched, values } = useFormikContext<OfferFormValues>();
  const current = OFFER_STEPS.indexOf(step);
  const broken = useMemo(() => brokenFields(values), [values]);
  const isWrong = (each: OfferStep) =>
    hasError(each, errors, values) &&
    stepFields(each, values).some((field) => touched[field] && errors[field] !== undefined);
  return (
    <nav aria-label={formatMessage(messages.nav)}>
      <ol className={classes.steps}>
        {OFFER_STEPS.map((each, index) => (
          <li key={each}>
            <button
              type="button"
              className={classNames(
                classes.step,
                index < current && isDone(each, values, broken) && classes.done,
                isWrong(each) && classes.wrong,
              )}
              aria-current={each === step ? 'step' : undefined}
              onClick={() => onStep(each)}
            >
              <span className={classes.stepNumber} aria-hidden="true">
                {index < current && isDone(each, values, broken) && !isWrong(each) ? (
                  <Check size={16} strokeWidth={2} />
                ) : (
                  index + 1
                )}
              </span>
              <span className={classes.stepName}>{formatMessage(stepName(each, values))}</span>
              {isWrong(each) && <span className="wp-visually-hidden">{formatMessage(messages.wrong)}</span>}
            </button>
          </li>
        ))}
      </ol>
      <p className={classes.stepNow} aria-hidden="true">
        {formatMessage(messages.now, {
          step: current + 1,
          count: OFFER_STEPS.length,
          name: formatMessage(stepName(step, values)),
        })}
      </p>
    </nav>
  );
}
