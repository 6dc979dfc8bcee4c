import { Callout, Link } from '@wspolnik/system';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { OFFER_STEPS, optionsOf } from '../offer-form.fields.ts';
import { formMessages as messages } from '../offer-form.messages.ts';
import classes from '../offer-form.module.css';
import type { OfferFormValues } from '../offer-form.values.ts';
import { stepFields, stepName } from '../offer-steps.ts';
import { stepPath } from '../step-address.ts';

/** The steps that still need something, with links to them. */
export function MissingFields({ broken }: { broken: ReadonlySet<string> }) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<OfferFormValues>();
  return (
    <Callout title={formatMessage(messages.missing)}>
      <ul className={classes.missing}>
        {OFFER_STEPS.map((step) => {
          const fields = stepFields(step, values).filter((field) => broken.has(field));
          const labels = fields.flatMap((field) => optionsOf(field).label ?? []);
          return fields.length === 0 ? null : (
            <li key={step}>
              <Link to={stepPath(step)}>{formatMessage(stepName(step, values))}</Link>
              {labels.length > 0 && <span>{`: ${labels.map((label) => formatMessage(label)).join(', ')}`}</span>}
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}
