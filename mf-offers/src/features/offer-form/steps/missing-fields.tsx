import { Callout, Link } from '@wspolnik/system';
import { type MessageDescriptor, useIntl } from 'react-intl';
import {
  formMessages as messages,
  placeMessages as place,
  priceMessages as price,
  stepMessages as steps,
} from '../offer-form.messages.ts';
import classes from '../offer-form.module.css';
import type { OfferFormValues } from '../offer-form.values.ts';
import { OFFER_STEPS, STEP_FIELDS } from '../offer-steps.ts';
import { stepPath } from '../step-address.ts';

/** The other fields are optional and accept nearly everything: their step is named alone. */
const LABELS: Partial<Record<keyof OfferFormValues, MessageDescriptor>> = {
  title: messages.title,
  category_id: messages.category,
  description: messages.description,
  scope: messages.scope,
  delivery_time: messages.deliveryTime,
  price_from: price.price,
  price_to: price.priceTo,
  loyalty_points: price.loyaltyAmount,
  loyalty_points_percentage_total: price.loyaltyPercent,
  zip_code: place.zip,
  salary_from: place.salaryFrom,
  salary_to: place.salaryTo,
};

/** The steps that still need something, with links to them. */
export function MissingFields({ broken }: { broken: ReadonlySet<string> }) {
  const { formatMessage } = useIntl();
  return (
    <Callout title={formatMessage(messages.missing)}>
      <ul className={classes.missing}>
        {OFFER_STEPS.map((step) => {
          const fields = STEP_FIELDS[step].filter((field) => broken.has(field));
          const labels = fields.flatMap((field) => LABELS[field] ?? []);
          return fields.length === 0 ? null : (
            <li key={step}>
              <Link to={stepPath(step)}>{formatMessage(steps[step])}</Link>
              {labels.length > 0 && <span>{`: ${labels.map((label) => formatMessage(label)).join(', ')}`}</span>}
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}
