import { VatFields } from '@wspolnik/market';
import { AmountField, FieldPair, RadioGroupField } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { OFFER_FIELDS } from '../offer-form.fields.ts';
import { priceMessages as messages } from '../offer-form.messages.ts';
import type { OfferFormValues } from '../offer-form.values.ts';
import { CoveredNote } from './covered-note.tsx';
import { LoyaltyExampleBox } from './loyalty-example.tsx';

const PRICE_KINDS = ['fixed', 'range', 'individual'] as const;
const LOYALTY_KINDS = ['amount', 'percent'] as const;

export function StepPrice() {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<OfferFormValues>();
  const isRange = values.price_kind === 'range';
  return (
    <>
      <RadioGroupField
        name="price_kind"
        label={formatMessage(messages.priceKind)}
        options={PRICE_KINDS.map((kind) => ({
          value: kind,
          label: formatMessage(messages[kind]),
          help: formatMessage(messages[`${kind}Help`]),
        }))}
      />
      {values.price_kind !== 'individual' && (
        <FieldPair>
          <AmountField
            name="price_from"
            label={formatMessage(isRange ? messages.priceFrom : OFFER_FIELDS.price_from.label)}
            required
          />
          {isRange && <AmountField name="price_to" label={formatMessage(OFFER_FIELDS.price_to.label)} required />}
        </FieldPair>
      )}
      <VatFields
        {...(values.price_kind === 'individual' ? {} : { amount: values.price_from })}
        amountTo={isRange ? values.price_to : undefined}
      />
      <RadioGroupField
        name="loyalty_kind"
        label={formatMessage(messages.loyaltyKind)}
        help={formatMessage(messages.loyaltyHelp)}
        options={LOYALTY_KINDS.map((kind) => ({ value: kind, label: formatMessage(messages[kind]) }))}
      />
      <FieldPair>
        {values.loyalty_kind === 'amount' ? (
          <AmountField name="loyalty_points" label={formatMessage(OFFER_FIELDS.loyalty_points.label)} required />
        ) : (
          <AmountField
            name="loyalty_points_percentage_total"
            label={formatMessage(OFFER_FIELDS.loyalty_points_percentage_total.label)}
            unit="%"
            required
          />
        )}
      </FieldPair>
      <LoyaltyExampleBox />
      <CoveredNote />
    </>
  );
}
