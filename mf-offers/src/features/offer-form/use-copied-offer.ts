import type { Offer } from '@wspolnik/contract';
import { useComputed } from '@wspolnik/kit';
import { getJSON } from '@wspolnik/shared-auth';
import type { ImageEntry } from '@wspolnik/system/files';
import { offerRead } from '../../lib/offers.reads.ts';
import { fetchPicture } from './fetch-picture.ts';
import { OFFER_FIELDS } from './offer-form.fields.ts';
import { type OfferFormValues, valuesOfOffer } from './offer-form.values.ts';

interface CopiedOffer {
  values: OfferFormValues;
  /** True when some pictures could not be copied. */
  isIncomplete: boolean;
}

/** Initial values of a copy. A picture belongs to one offer, so its file is downloaded and uploaded again. */
export function useCopiedOffer(id: string) {
  return useComputed(`copy ${id}`, () => copyOffer(id));
}

async function copyOffer(id: string): Promise<CopiedOffer> {
  const offer = await getJSON<Offer>(offerRead({ id }));
  const copies = await Promise.all(offer.images.map(copyPicture));
  const images = copies.filter((entry) => entry !== null);
  const values = { ...valuesOfOffer(offer), title: offer.title.slice(0, OFFER_FIELDS.title.maxLength), images };
  return { values, isIncomplete: images.length < copies.length };
}

async function copyPicture({ id, url, alt }: Offer['images'][number]): Promise<ImageEntry | null> {
  try {
    return { id: `copy-${id}`, alt, picture: await fetchPicture(url) };
  } catch {
    return null;
  }
}
