import { PageSkeleton } from '@wspolnik/shared-ui';
import { useFormikContext } from 'formik';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { formMessages as messages } from './offer-form.messages.ts';
import classes from './offer-form.module.css';
import type { OfferFormProps } from './offer-form.tsx';
import type { OfferFormValues } from './offer-form.values.ts';
import { previewOffer } from './preview-offer.ts';
import { useAuthor } from './use-author.ts';
import { useCategoryTree } from './use-categories.ts';
import { usePictureUrls } from './use-picture-urls.ts';

/** The offer as others will see it; nothing in it can be pressed. */
export function StepPreview({ Preview, offer }: OfferFormProps) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<OfferFormValues>();
  const { categories } = useCategoryTree();
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
