import { lazyPage, PartSkeleton } from '@wspolnik/system';
import { FormSection } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { type ReactNode, Suspense, useEffect, useId } from 'react';
import { useIntl } from 'react-intl';
import type { OfferStep } from '../offer-form.fields.ts';
import classes from '../offer-form.module.css';
import type { OfferFormValues } from '../offer-form.values.ts';
import { stepName } from '../offer-steps.ts';
import { StepBasics } from './step-basics.tsx';
import { StepPay } from './step-pay.tsx';
import { StepPlace } from './step-place.tsx';
import { StepPreview, type StepPreviewProps } from './step-preview.tsx';
import { StepPrice } from './step-price.tsx';

// Cropping and moving pictures is a fifth of the form's code.
const images = lazyPage(
  async () => (await import(/* webpackChunkName: "offer-images" */ './step-images.tsx')).StepImages,
);

type StepContentProps = StepPreviewProps & { step: OfferStep };

export function StepContent({ step, ...props }: StepContentProps) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<OfferFormValues>();
  const id = useId();
  // Before the step is opened, so that it also opens without a connection.
  useEffect(() => void images.prepare(), []);
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
  if (step === 'images') {
    return (
      <Suspense fallback={<PartSkeleton className={classes.imagesSkeleton} />}>
        <images.Page />
      </Suspense>
    );
  }
  if (step === 'price') return isJob ? <StepPay /> : <StepPrice />;
  if (step === 'place') return <StepPlace />;
  return <StepPreview {...props} />;
}
