import { categoryPath } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useCategories } from '../../lib/offers.reads.ts';
import type { OfferFormValues } from './offer-form.values.ts';

/** Keeps `is_job` as the chosen category has it. What was typed for the other kind of offer is retained. */
export function useJobCategory(): void {
  const { values, setFieldValue } = useFormikContext<OfferFormValues>();
  const { categories } = useCategories();
  const chosen = categoryPath(categories, values.category_id).at(-1);
  const follow = useEffectEvent((isJob: boolean) => {
    if (isJob !== values.is_job) void setFieldValue('is_job', isJob);
  });
  // Without the categories, or for one that is gone, it stays as the offer or the draft has it.
  useEffect(() => {
    if (chosen) follow(chosen.is_job ?? false);
  }, [chosen]);
}
