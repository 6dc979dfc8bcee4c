import { FormSection } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import type { OfferStep } from '../offer-form.fields.ts';
import classes from '../offer-form.module.css';
import type { OfferFormValues } from '../offer-form.values.ts';
import { stepName } from '../offer-steps.ts';
import { StepBasics } from './step-basics.tsx';
import { StepImages } from './step-images.tsx';
import { StepPay } from './step-pay.tsx';
import { StepPlace } from './step-place.tsx';
import { StepPreview, type StepPreviewProps } from './step-preview.tsx';
import { StepPrice } from './step-price.tsx';

type StepContentProps = StepPreviewProps & { step: OfferStep };

export function StepContent({ step, ...props }: StepContentProps) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<OfferFormValues>();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <FormSection>
        <h2 id={id} tabIndex={-1} data-step-heading="" className={classes.heading}>
          {formatMessage(stepName(step, values))}
        </h2>
        {contentOf(step, values.is_job, props)}
      </FormSection>
    </section>
  );
}

function contentOf(step: OfferStep, isJob: boolean, props: StepPreviewProps): ReactNode {
  if (step === 'basics') return <StepBasics />;
  if (step === 'images') return <StepImages />;
  if (step === 'price') return isJob ? <StepPay /> : <StepPrice />;
  if (step === 'place') return <StepPlace />;
  return <StepPreview {...props} />;
}
