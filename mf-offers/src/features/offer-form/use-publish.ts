import type { Offer } from '@wspolnik/api/contract';
import { ApiError } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/shared-ui';
import { applyProblem } from '@wspolnik/shared-ui/forms';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { offerPath } from '../../lib/offer-path.ts';
import { formMessages as messages } from './offer-form.messages.ts';
import type { OfferFormValues } from './offer-form.values.ts';
import { firstWrongStep, formFields, type OfferStep, STEP_FIELDS } from './offer-steps.ts';
import { leaveForm } from './step-address.ts';
import { useSendOffer } from './use-send-offer.ts';

/** After these the page's picture of what may be published is out of date. */
const RULES = ['company_not_active', 'dues_overdue', 'offer_limit'];

interface PublishOptions {
  offer: Offer | null;
  goWrong: (step: OfferStep) => void;
  onSent: () => void;
  recheck: () => void;
}

const ALL_TOUCHED = Object.fromEntries(
  Object.values(STEP_FIELDS).flatMap((fields) => fields.map((field) => [field, true])),
);

/** Sends the offer once, and leads to it; what is wrong leads to its step. */
export function usePublish({ offer, goWrong, onSent, recheck }: PublishOptions): (active: boolean) => Promise<void> {
  const { formatMessage } = useIntl();
  const form = useFormikContext<OfferFormValues>();
  const send = useSendOffer(offer?.id ?? null);
  const isSending = useRef(false);
  const [sent, setSent] = useState<string | null>(null);
  // After the render that lifted the guard of unsaved changes.
  useEffect(() => {
    if (sent) void leaveForm(offerPath(sent));
  }, [sent]);

  const fail = (error: unknown) => {
    const fields = error instanceof ApiError ? formFields(error.fields ?? {}) : {};
    applyProblem(form, error instanceof ApiError ? { code: error.code, fields } : error);
    const wrong = firstWrongStep(fields);
    if (wrong) goWrong(wrong);
    if (error instanceof ApiError && RULES.includes(error.code)) recheck();
  };

  const run = async (active: boolean) => {
    form.setStatus(undefined);
    const wrong = firstWrongStep(await form.validateForm());
    if (wrong) {
      await form.setTouched(ALL_TOUCHED, false);
      return goWrong(wrong);
    }
    form.setSubmitting(true);
    try {
      const { id } = await send(form.values, active);
      onSent();
      setSent(id);
      toast.success(formatMessage(offer ? messages.saved : active ? messages.published : messages.savedInactive));
    } catch (error) {
      fail(error);
    } finally {
      form.setSubmitting(false);
    }
  };

  return async (active) => {
    if (isSending.current) return;
    isSending.current = true;
    await run(active).finally(() => {
      isSending.current = false;
    });
  };
}
