import { FormSection } from '@wspolnik/system/forms';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import type { OfferStep } from '../offer-form.fields.ts';
import { stepMessages as messages } from '../offer-form.messages.ts';
import classes from '../offer-form.module.css';
import { StepBasics } from './step-basics.tsx';
import { StepImages } from './step-images.tsx';
import { StepPlace } from './step-place.tsx';
import { StepPreview, type StepPreviewProps } from './step-preview.tsx';
import { StepPrice } from './step-price.tsx';

type StepContentProps = StepPreviewProps & { step: OfferStep };

export function StepContent({ step, ...props }: StepContentProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <FormSection>
        <h2 id={id} tabIndex={-1} data-step-heading="" className={classes.heading}>
          {formatMessage(messages[step])}
        </h2>
        {contentOf(step, props)}
      </FormSection>
    </section>
  );
}

function contentOf(step: OfferStep, props: StepPreviewProps): ReactNode {
  if (step === 'basics') return <StepBasics />;
  if (step === 'images') return <StepImages />;
  if (step === 'price') return <StepPrice />;
  if (step === 'place') return <StepPlace />;
  return <StepPreview {...props} />;
}
