import type { PageProps } from '@wspolnik/shared-ui/remote';
import { lazy } from 'react';
import { OfferCreatePage } from '../features/offer-form/offer-create.page.tsx';
import { OfferEditPage } from '../features/offer-form/offer-edit.page.tsx';

// The preview uses parts of the offer's page. One feature may not import another, so the app layer passes it to the form.
const OfferPreview = lazy(async () => {
  const preview = await import(/* webpackChunkName: "offer-preview" */ './offer-preview.tsx');
  return { default: preview.OfferPreview };
});

export const CreatePage = () => <OfferCreatePage Preview={OfferPreview} />;
export const EditPage = ({ id }: PageProps) => <OfferEditPage id={id} Preview={OfferPreview} />;
