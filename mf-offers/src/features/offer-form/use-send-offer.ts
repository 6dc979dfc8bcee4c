import type { Offer } from '@wspolnik/api/contract';
import { ApiError, newIdempotencyKey } from '@wspolnik/shared-auth';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { isOfferList } from '../../lib/own-offers.ts';
import { swrKeys } from '../../lib/swr-keys.ts';
import { createOffer, editOffer } from './offer-form.api.ts';
import { formDataOf } from './offer-form.fields.ts';
import type { OfferFormValues } from './offer-form.values.ts';

/**
 * Creates the offer, or changes the one with the id. A creation keeps its idempotency key over lost connections and server
 * errors, when nobody knows whether the offer is there; a plain refusal made none.
 */
export function useSendOffer(id: string | null) {
  const [key, setKey] = useState(newIdempotencyKey);
  const { mutate } = useSWRConfig();
  return async (values: OfferFormValues, active: boolean): Promise<Offer> => {
    try {
      const offer = id
        ? await editOffer(id, formDataOf(values))
        : await createOffer(formDataOf(values, { active }), key);
      void mutate(swrKeys.offer(offer.id), offer, { revalidate: false });
      // Undefined, so that no list is shown without the change, not even for a moment.
      void mutate(isOfferList, undefined);
      return offer;
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) setKey(newIdempotencyKey());
      throw error;
    }
  };
}
