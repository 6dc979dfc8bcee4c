import type { TaxYear } from '@wspolnik/contract';
import { refresh, useAction } from '@wspolnik/kit';
import { ConfirmationField, NO_PROOF, useConfirmation } from '@wspolnik/kit/confirmation';
import { toast } from '@wspolnik/system';
import { FormDialog } from '@wspolnik/system/forms';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { taxDataRead } from '../../lib/points.reads.ts';
import classes from './dialogs.module.css';
import { saveTaxData } from './points.api.ts';
import { taxDialogMessages as messages } from './tax.messages.ts';
import { NO_TAX_FIELDS, taxRules } from './tax-fields.schema.ts';
import { TaxFieldset, TaxNote } from './tax-fields.tsx';

const EMPTY = { ...NO_TAX_FIELDS, ...NO_PROOF };

/** Gives or corrects the tax data of a year. The PESEL that was given is not shown, and stays while its field is empty. */
export function TaxDialog({ of, onClose }: { of: TaxYear; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { year, data } = of;
  const confirmation = useConfirmation();
  const { fields, confirmed } = confirmation;
  const schema = useMemo(() => object({ ...taxRules({ isKept: data !== null }), ...fields }), [data, fields]);
  const { given_at: _, ...given } = data ?? { ...NO_TAX_FIELDS, given_at: '' };
  const { run } = useAction(
    ({ pesel, street, house_number, postal_code, town, ...proof }: typeof EMPTY, key) => {
      const body = { year, ...(pesel && { pesel }), street, house_number, postal_code, town };
      return confirmed(proof, (token) => saveTaxData(body, token, key));
    },
    {
      onDone: () => {
        toast.success(formatMessage(messages.done));
        void refresh(taxDataRead);
      },
    },
  );
  return (
    <FormDialog
      title={formatMessage(messages.title, { year: String(year) })}
      initialValues={{ ...EMPTY, ...given, pesel: '' }}
      schema={schema}
      confirm={formatMessage(messages.confirm)}
      disabled={!confirmation.method}
      onSubmit={async (values) => (await run(values)) !== undefined}
      onProblem={() => void refresh(taxDataRead)}
      onClose={onClose}
    >
      <div className={classes.note}>
        <TaxNote />
      </div>
      <TaxFieldset kept={data?.pesel} />
      <ConfirmationField confirmation={confirmation} />
    </FormDialog>
  );
}
