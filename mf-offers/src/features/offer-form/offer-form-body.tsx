import { Button } from '@wspolnik/shared-ui';
import { FormError, FormParts } from '@wspolnik/shared-ui/forms';
import { useFormikContext } from 'formik';
import { type FormEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { OfferDraftNote } from './draft/offer-draft-note.tsx';
import { useOfferDraft } from './draft/use-offer-draft.ts';
import { formMessages as messages } from './offer-form.messages.ts';
import classes from './offer-form.module.css';
import type { OfferFormProps } from './offer-form.tsx';
import type { OfferFormValues } from './offer-form.values.ts';
import { OFFER_STEPS, stepBeside } from './offer-steps.ts';
import { canSave } from './publish-block.ts';
import { PublishNotice } from './publish-notice.tsx';
import { StepNav } from './step-nav.tsx';
import { StepContent } from './steps/step-content.tsx';
import { usePublish } from './use-publish.ts';
import { useSteps } from './use-steps.ts';

export function OfferFormBody(props: OfferFormProps) {
  const { store, draft: stored, base, offer, block } = props;
  const { resetForm } = useFormikContext<OfferFormValues>();
  const place = useRef<HTMLFormElement>(null);
  const steps = useSteps(stored?.step ?? 'basics', place);
  const draft = useOfferDraft({
    store,
    base,
    baseVersion: offer?.updated_at ?? null,
    step: steps.step,
    savedAt: stored?.saved_at ?? null,
  });
  const { publish, isPublishing } = usePublish({
    offer,
    goWrong: steps.goWrong,
    onSent: draft.finish,
    recheck: props.recheck,
  });
  const isLast = steps.step === OFFER_STEPS.at(-1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLast) void steps.next();
    else if (canSave(block)) void publish(block === null);
  };
  const discard = () => {
    resetForm({ values: base });
    steps.goTo('basics');
  };
  return (
    <form ref={place} noValidate onSubmit={submit}>
      <FormParts>
        <StepNav step={steps.step} onStep={steps.goTo} />
        {block && <PublishNotice block={block} />}
        <OfferDraftNote {...{ stored, draft, offer }} onDiscard={discard} />
        <FormError />
        <StepContent step={steps.step} {...props} />
        <StepButtons {...{ steps, block, isEdit: offer !== null, publish, isPublishing }} />
      </FormParts>
    </form>
  );
}

interface StepButtonsProps extends Pick<OfferFormProps, 'block'> {
  steps: ReturnType<typeof useSteps>;
  isEdit: boolean;
  publish: (active: boolean) => Promise<void>;
  isPublishing: boolean;
}

function StepButtons({ steps: { step, goTo }, block, isEdit, publish, isPublishing }: StepButtonsProps) {
  const { formatMessage } = useIntl();
  const before = stepBeside(step, -1);
  const isLast = step === OFFER_STEPS.at(-1);
  const isFull = block?.kind === 'limit';
  const saveAs = isEdit ? messages.save : isFull ? messages.saveInactive : messages.publish;
  return (
    <div className={classes.buttons}>
      {before && (
        <Button variant="outline" size="lg" onClick={() => goTo(before)}>
          {formatMessage(messages.back)}
        </Button>
      )}
      <span className={classes.grow} />
      {isLast && !isEdit && block === null && (
        <Button variant="ghost" size="lg" aria-disabled={isPublishing} onClick={() => void publish(false)}>
          {formatMessage(messages.saveInactive)}
        </Button>
      )}
      {isLast ? (
        <Button type="submit" size="lg" loading={isPublishing} disabled={!canSave(block)}>
          {formatMessage(saveAs)}
        </Button>
      ) : (
        <Button type="submit" size="lg">
          {formatMessage(messages.next)}
        </Button>
      )}
    </div>
  );
}
