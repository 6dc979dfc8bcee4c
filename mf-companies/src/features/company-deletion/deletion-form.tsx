import type { CompanyObligations } from '@wspolnik/contract';
import { forget, useAction } from '@wspolnik/kit';
import { ConfirmationField, useConfirmation } from '@wspolnik/kit/confirmation';
import { ApiError, refreshMe } from '@wspolnik/shared-auth';
import { Button, formatMoney, Link, LinkButton, toast } from '@wspolnik/system';
import { CheckboxField, Form, FormError, TextField } from '@wspolnik/system/forms';
import { Formik } from 'formik';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { companiesRead, companyRead } from '../../lib/companies.reads.ts';
import { deleteCompany } from './company-deletion.api.ts';
import { messages } from './company-deletion.messages.ts';
import classes from './company-deletion.module.css';
import { type DeletionValues, deletionSchema, EMPTY_DELETION } from './company-deletion.schema.ts';
import { hasPoints } from './obligation-list.ts';

/** Refusals because of what happened meanwhile. */
const CHANGED = ['has_obligations', 'already_decided'];

export interface DeletionFormProps {
  name: string;
  obligations: CompanyObligations;
  /** The screen is out of date: the deletion waits now, or something arrived meanwhile that blocks it. */
  onChanged: () => void;
}

/** The company's name is typed, and points that remain are given up explicitly, with a confirmation. */
export function DeletionForm({ name, obligations, onChanged }: DeletionFormProps) {
  const { formatMessage } = useIntl();
  const withPoints = hasPoints(obligations);
  const confirmation = useConfirmation();
  const { fields, confirmed } = confirmation;
  const schema = useMemo(() => deletionSchema(name, withPoints, fields), [name, withPoints, fields]);
  const { submit, isRunning } = useAction(
    async (values: DeletionValues) => {
      await confirmed(values, (token) => deleteCompany({ givesUpPoints: values.give_up_points }, token));
      // The company has another status now; other changes follow when there is no connection.
      await refreshMe().catch(() => {});
      void forget(companiesRead, companyRead);
    },
    {
      onDone: () => {
        toast.success(formatMessage(messages.done));
        onChanged();
      },
      onFailed: (error) => {
        if (error instanceof ApiError && CHANGED.includes(error.code)) onChanged();
      },
    },
  );
  const giveUp = formatMessage(messages.giveUp, { amount: formatMoney(obligations.points) });
  return (
    <Formik initialValues={EMPTY_DELETION} validationSchema={schema} onSubmit={submit}>
      <Form className={classes.form} noValidate>
        <FormError />
        {withPoints && (
          <>
            <p>
              {formatMessage(messages.points, { amount: formatMoney(obligations.points) })}{' '}
              <Link to="/points/registry">{formatMessage(messages.withdraw)}</Link>
            </p>
            <CheckboxField name="give_up_points" required label={giveUp} />
          </>
        )}
        <TextField
          name="name"
          autoComplete="off"
          required
          label={formatMessage(messages.name)}
          help={formatMessage(messages.nameHelp, { name })}
        />
        <ConfirmationField confirmation={confirmation} />
        <div className={classes.buttons}>
          <Button type="submit" variant="danger" loading={isRunning} disabled={!confirmation.method}>
            {formatMessage(messages.delete)}
          </Button>
          <LinkButton variant="ghost" to="/companies/settings/members">
            {formatMessage(messages.cancel)}
          </LinkButton>
        </div>
      </Form>
    </Formik>
  );
}
