import type { Offer } from '@wspolnik/contract';
import { Formik } from 'formik';
import type { ComponentType } from 'react';
import type { OfferDraft, OfferDraftStore } from './draft/offer-draft.ts';
import { offerFormSchema } from './offer-form.schema.ts';
import type { OfferFormValues } from './offer-form.values.ts';
import { OfferFormBody } from './offer-form-body.tsx';
import type { PublishBlock } from './publish-block.ts';

/** Renders a preview of the offer as on its page. */
export type OfferPreview = ComponentType<{ offer: Offer }>;

export interface OfferFormProps {
  /** Stores the draft. */
  store: OfferDraftStore;
  draft: OfferDraft | null;
  /** The initial values, to which the form returns when the draft is discarded. */
  base: OfferFormValues;
  /** The edited offer; null for a new one. */
  offer: Offer | null;
  /** The reason against publishing; null when there is none. */
  block: PublishBlock | null;
  /** Checks again what prevents publishing. */
  recheck: () => void;
  Preview: OfferPreview;
}

/** The offer form in steps. Its values are stored on the device until they are sent. */
export function OfferForm(props: OfferFormProps) {
  return (
    <Formik
      initialValues={props.draft?.values ?? props.base}
      validationSchema={offerFormSchema}
      // Blurring a field must not clear an error from the server.
      validateOnBlur={false}
      // OfferFormBody sends the offer, because the person chooses whether it is saved active or inactive.
      onSubmit={() => undefined}
    >
      <OfferFormBody {...props} />
    </Formik>
  );
}
