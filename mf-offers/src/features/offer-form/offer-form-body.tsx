import { Button } from '@wspolnik/system';
import { FormError, FormParts } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { type FormEvent, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { OfferDraft, OfferDraftStore } from './draft/offer-draft.ts';
import { OfferDraftNote } from './draft/offer-draft-note.tsx';
import { useOfferDraft } from './draft/use-offer-draft.ts';
import { OFFER_STEPS } from './offer-form.fields.ts';
import { formMessages as messages } from './offer-form.messages.ts';
import classes from './offer-form.module.css';
import { brokenFields } from './offer-form.schema.ts';
import type { OfferFormValues } from './offer-form.values.ts';
import { stepBeside } from './offer-steps.ts';
import { canSave, type PublishBlock } from './publish-block.ts';
import { PublishNotice } from './publish-notice.tsx';
import { StepNav } from './step-nav.tsx';
import { StepContent } from './steps/step-content.tsx';
import type { StepPreviewProps } from './steps/step-preview.tsx';
import { useJobCategory } from './use-job-category.ts';
import { usePublish } from './use-publish.ts';
import { useSteps } from './use-steps.ts';

export interface OfferFormProps extends StepPreviewProps {
  /** Stores the draft. */
  store: OfferDraftStore;
  draft: OfferDraft | null;
  /** The initial values, to which the form returns when the draft is discarded. */
  base: OfferFormValues;
  /** The reason against publishing; null when there is none. */
  block: PublishBlock | null;
  /** Checks again what prevents publishing. */
  recheck: () => void;
}

export function OfferFormBody(props: OfferFormProps) {
  const { store, draft: stored, base, offer, block } = props;
  const { resetForm } = useFormikContext<OfferFormValues>();
  useJobCategory();
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
    if (offer || (isLast && canSave(block))) void publish(block === null);
    else if (!isLast) void steps.next();
  };
  const discard = () => {
    resetForm({ values: base });
    steps.goTo('basics');
  };
  return (
    <form method="post" ref={place} noValidate onSubmit={submit}>
      <FormParts>
        <StepNav step={steps.step} onStep={steps.goTo} />
        {block && <PublishNotice block={block} />}
        <OfferDraftNote {...{ stored, draft, offer }} onDiscard={discard} />
        <FormError />
        <StepContent step={steps.step} offer={offer} Preview={props.Preview} />
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

function StepButtons({ steps: { step, goTo, next }, block, isEdit, publish, isPublishing }: StepButtonsProps) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<OfferFormValues>();
  const before = stepBeside(step, -1);
  const isLast = step === OFFER_STEPS.at(-1);
  // The last step of a new offer lists what is missing; that of an edited one leads to it.
  const isIncomplete = useMemo(() => isLast && !isEdit && brokenFields(values).size > 0, [isLast, isEdit, values]);
  const isFull = block?.kind === 'limit';
  const saveAs = isEdit ? messages.save : isFull ? messages.saveInactive : messages.publish;
  return (
    <div data-at-bottom="" className={classes.buttons}>
      {before && (
        <Button variant="outline" size="lg" onClick={() => goTo(before)}>
          {formatMessage(messages.back)}
        </Button>
      )}
      <span className={classes.grow} />
      {isLast && !isEdit && !isIncomplete && block === null && (
        <Button variant="ghost" size="lg" aria-disabled={isPublishing} onClick={() => void publish(false)}>
          {formatMessage(messages.saveInactive)}
        </Button>
      )}
      {!isLast && isEdit && (
        <Button variant="outline" size="lg" onClick={() => void next()}>
          {formatMessage(messages.next)}
        </Button>
      )}
      {isLast || isEdit ? (
        <Button type="submit" size="lg" loading={isPublishing} disabled={!canSave(block) || isIncomplete}>
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
