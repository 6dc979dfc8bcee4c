import type { PageProps } from '@wspolnik/kit';
import { useWarmDialogs } from '@wspolnik/system';
import { lazy } from 'react';
import { OfferCreatePage } from '../features/offer-form/offer-create.page.tsx';
import { OfferEditPage } from '../features/offer-form/offer-edit.page.tsx';

// The preview uses parts of the offer's page. One feature may not import another, so the app layer passes it to the form. It is
// loaded before its step opens: late content there moves the button that publishes from under the pointer.
const loadPreview = () => import(/* webpackChunkName: "offer-preview" */ './offer-preview.tsx');
const OfferPreview = lazy(async () => ({ default: (await loadPreview()).OfferPreview }));

export function CreatePage() {
  useWarmDialogs(loadPreview);
  return <OfferCreatePage Preview={OfferPreview} />;
}

export function EditPage({ id }: PageProps) {
  useWarmDialogs(loadPreview);
  return <OfferEditPage id={id} Preview={OfferPreview} />;
}
