import type { Offer } from '@wspolnik/contract';
import { changeRead, forget, useAction } from '@wspolnik/kit';
import { ApiError } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/system';
import { applyProblem } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { offerPath } from '../../lib/offer-path.ts';
import { offerRead, offersRead, ownOffersRead } from '../../lib/offers.reads.ts';
import { createOffer, editOffer } from './offer-form.api.ts';
import type { OfferStep } from './offer-form.fields.ts';
import { formMessages as messages } from './offer-form.messages.ts';
import { formDataOf, type OfferFormValues } from './offer-form.values.ts';
import { allTouched, firstWrongStep, formFields } from './offer-steps.ts';
import { leaveForm } from './step-address.ts';

/** After these errors the page's data about publishing is out of date. */
const RULES = ['company_not_active', 'dues_overdue', 'offer_limit'];

interface PublishOptions {
  offer: Offer | null;
  goWrong: (step: OfferStep) => void;
  onSent: () => void;
  recheck: () => void;
}

/** Sends the offer once and opens its page; an error opens the step of its field. */
export function usePublish({ offer, goWrong, onSent, recheck }: PublishOptions) {
  const { formatMessage } = useIntl();
  const form = useFormikContext<OfferFormValues>();
  const [sent, setSent] = useState<string | null>(null);
  // After the render that removed the guard of unsaved changes.
  useEffect(() => {
    if (sent) void leaveForm(offerPath(sent));
  }, [sent]);

  /** Null when the form has errors. */
  const write = async (active: boolean, idempotencyKey: string): Promise<Offer | null> => {
    const wrong = firstWrongStep(await form.validateForm(), form.values);
    if (!wrong) {
      form.setSubmitting(true);
      if (offer) return editOffer(offer.id, formDataOf(form.values));
      return createOffer(formDataOf(form.values, { active }), idempotencyKey);
    }
    await form.setTouched(allTouched(form.values), false);
    goWrong(wrong);
    return null;
  };
  const { run, isRunning } = useAction(write, {
    onDone: (saved, active) => {
      if (!saved) return;
      form.setSubmitting(false);
      void changeRead(offerRead({ id: saved.id }), saved, { revalidate: false });
      // Lists are dropped from the cache, so that none is shown without the change, even briefly.
      void forget(offersRead, ownOffersRead);
      onSent();
      setSent(saved.id);
      toast.success(formatMessage(offer ? messages.saved : active ? messages.published : messages.savedInactive));
    },
  });
  const fail = (error: unknown) => {
    form.setSubmitting(false);
    const fields = error instanceof ApiError ? formFields(error.fields ?? {}) : {};
    applyProblem(form, error instanceof ApiError ? { code: error.code, fields } : error);
    const wrong = firstWrongStep(fields, form.values);
    if (wrong) goWrong(wrong);
    if (error instanceof ApiError && RULES.includes(error.code)) recheck();
  };
  const publish = (active: boolean): Promise<void> => {
    form.setStatus(undefined);
    return run(active).then(() => undefined, fail);
  };
  return { publish, isPublishing: isRunning };
}
