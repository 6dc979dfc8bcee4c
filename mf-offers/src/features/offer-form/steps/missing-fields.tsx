import { Callout, Link } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { OFFER_STEPS, optionsOf } from '../offer-form.fields.ts';
import { formMessages as messages, stepMessages as steps } from '../offer-form.messages.ts';
import classes from '../offer-form.module.css';
import { STEP_FIELDS } from '../offer-steps.ts';
import { stepPath } from '../step-address.ts';

/** The steps that still need something, with links to them. */
export function MissingFields({ broken }: { broken: ReadonlySet<string> }) {
  const { formatMessage } = useIntl();
  return (
    <Callout title={formatMessage(messages.missing)}>
      <ul className={classes.missing}>
        {OFFER_STEPS.map((step) => {
          const fields = STEP_FIELDS[step].filter((field) => broken.has(field));
          const labels = fields.flatMap((field) => optionsOf(field).label ?? []);
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
