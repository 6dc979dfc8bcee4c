import type { PostType } from '@wspolnik/contract';
import { CITY_LENGTH } from '@wspolnik/contract/limits';
import { useRead } from '@wspolnik/kit';
import { PresetChips } from '@wspolnik/kit/lists';
import { useSessionStore } from '@wspolnik/shared-auth';
import { ErrorPanel, Spinner, useErrorText } from '@wspolnik/system';
import { CategoryField, TextField } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import type { TextBoxValues } from '../text-box/text-box-values.ts';
import { categoriesRead } from '../trade.reads.ts';
import { CompanyField } from './company-field.tsx';
import { OfferField } from './offer-field.tsx';
import { tradeMessages as messages } from './trade.messages.ts';
import classes from './trade.module.css';

const TYPES = ['seeks', 'recommends', 'offers'] as const satisfies readonly PostType[];

/** What a post is for, and the fields of that. Only a company has offers. */
export function TradeFields() {
  const { formatMessage } = useIntl();
  const isCompany = useSessionStore(({ company }) => company !== null);
  const { values, setFieldValue } = useFormikContext<TextBoxValues>();
  const types = TYPES.filter((type) => isCompany || type !== 'offers');
  return (
    <>
      <fieldset className={classes.types} aria-label={formatMessage(messages.types)}>
        <PresetChips
          options={types.map((type) => ({ value: type, label: formatMessage(messages[type]) }))}
          chosen={values.type || undefined}
          onChange={(type) => void setFieldValue('type', type ?? '')}
        />
      </fieldset>
      {values.type === 'seeks' && <SoughtFields />}
      {values.type === 'recommends' && <CompanyField />}
      {values.type === 'offers' && <OfferField required />}
    </>
  );
}

function SoughtFields() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, retry } = useRead(categoriesRead());
  if (!data && error)
    return <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />;
  if (!data) return <Spinner size={18} />;
  return (
    <div className={classes.sought}>
      <CategoryField
        name="category_id"
        label={formatMessage(messages.category)}
        help={formatMessage(messages.seeksHelp)}
        categories={data}
        required
      />
      <TextField
        name="city"
        label={formatMessage(messages.city)}
        help={formatMessage(messages.cityHelp)}
        maxLength={CITY_LENGTH}
      />
    </div>
  );
}
