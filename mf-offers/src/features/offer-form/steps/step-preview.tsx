import type { CompanySummary, Offer } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { PageSkeleton } from '@wspolnik/system';
import { useFormikContext } from 'formik';
import { type ComponentType, Suspense, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ownCompanyRead, useCategories } from '../../../lib/offers.reads.ts';
import { formMessages as messages } from '../offer-form.messages.ts';
import classes from '../offer-form.module.css';
import { brokenFields } from '../offer-form.schema.ts';
import type { OfferFormValues } from '../offer-form.values.ts';
import { CoveredNote } from './covered-note.tsx';
import { MissingFields } from './missing-fields.tsx';
import { previewOffer } from './preview-offer.ts';
import { usePictureUrls } from './use-picture-urls.ts';

/** Renders a preview of the offer as on its page. */
export type OfferPreview = ComponentType<{ offer: Offer }>;

export interface StepPreviewProps {
  /** The edited offer; null for a new one. */
  offer: Offer | null;
  Preview: OfferPreview;
}

/** The offer as others will see it; its controls are inert. An incomplete one has no preview: what is missing takes its place. */
export function StepPreview(props: StepPreviewProps) {
  const { values } = useFormikContext<OfferFormValues>();
  const broken = useMemo(() => brokenFields(values), [values]);
  return (
    <>
      <CoveredNote />
      {broken.size > 0 ? <MissingFields broken={broken} /> : <CompletePreview {...props} />}
    </>
  );
}

function CompletePreview({ Preview, offer }: StepPreviewProps) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<OfferFormValues>();
  const { categories } = useCategories();
  const author = useAuthor(offer);
  const urls = usePictureUrls(values.images, offer);
  return (
    <>
      <p className={classes.hint}>{formatMessage(messages.previewHint)}</p>
      <div className={classes.preview} inert>
        <Suspense fallback={<PageSkeleton kind="detail" />}>
          {author ? (
            <Preview offer={previewOffer(values, { author, categories, urls, offer })} />
          ) : (
            <PageSkeleton kind="detail" />
          )}
        </Suspense>
      </div>
    </>
  );
}

/** The selling company: of an existing offer its own, of a new one the company in use; undefined while it loads. */
function useAuthor(offer: Offer | null): CompanySummary | undefined {
  const { data } = useRead(offer ? null : ownCompanyRead());
  if (offer) return offer.author;
  if (!data) return undefined;
  const { id, name, image, thumbnail, rating, rating_count, location } = data;
  return { id, name, image, thumbnail, rating, rating_count, city: location.city };
}
