import type { Offer } from '@wspolnik/api/contract';
import { Formik } from 'formik';
import type { ComponentType } from 'react';
import type { OfferDraft, OfferDraftStore } from './draft/offer-draft.ts';
import { offerFormSchema } from './offer-form.schema.ts';
import type { OfferFormValues } from './offer-form.values.ts';
import { OfferFormBody } from './offer-form-body.tsx';
import type { PublishBlock } from './publish-block.ts';

/** Shows an offer as its page does, for those who look. */
export type OfferPreview = ComponentType<{ offer: Offer }>;

export interface OfferFormProps {
  /** Where the draft is kept. */
  store: OfferDraftStore;
  draft: OfferDraft | null;
  /** What the form starts with, and returns to when the draft is discarded. */
  base: OfferFormValues;
  /** The offer that is edited; null for a new one. */
  offer: Offer | null;
  /** What stands in the way of publishing; null for nothing. */
  block: PublishBlock | null;
  /** Asks again what stands in the way. */
  recheck: () => void;
  Preview: OfferPreview;
}

/** The offer in steps; what is typed is kept on the device until it is sent. */
export function OfferForm(props: OfferFormProps) {
  return (
    <Formik
      initialValues={props.draft?.values ?? props.base}
      validationSchema={offerFormSchema}
      // Leaving a field must not clear what the server said of it.
      validateOnBlur={false}
      // The form has two ways to be sent, active or not: its body sends it.
      onSubmit={() => undefined}
    >
      <OfferFormBody {...props} />
    </Formik>
  );
}
