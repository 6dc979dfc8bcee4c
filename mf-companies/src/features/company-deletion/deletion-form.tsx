import type { CompanyObligations } from '@wspolnik/api/contract';
import { ApiError } from '@wspolnik/shared-auth';
import { Button, formatMoney, Link, LinkButton, toast } from '@wspolnik/shared-ui';
import { CheckboxField, FormError, TextField } from '@wspolnik/shared-ui/forms';
import { forget, useAction } from '@wspolnik/shared-ui/remote';
import { Form, Formik } from 'formik';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { companiesRead, companyRead } from '../../lib/companies.reads.ts';
import { leaveCompanyInUse } from '../../lib/leave-company.ts';
import { deleteCompany } from './company-deletion.api.ts';
import { messages } from './company-deletion.messages.ts';
import classes from './company-deletion.module.css';
import { type DeletionValues, deletionSchema, EMPTY_DELETION } from './company-deletion.schema.ts';
import { hasPoints } from './obligation-list.ts';

const HOME = '/';

export interface DeletionFormProps {
  name: string;
  obligations: CompanyObligations;
  /** Something arrived meanwhile that blocks the deletion. */
  onRefused: () => void;
}

/** The company's name is typed, and points that remain are given up explicitly. */
export function DeletionForm({ name, obligations, onRefused }: DeletionFormProps) {
  const { formatMessage } = useIntl();
  const withPoints = hasPoints(obligations);
  const schema = useMemo(() => deletionSchema(name, withPoints), [name, withPoints]);
  const { submit, isRunning } = useAction(
    async ({ give_up_points }: DeletionValues) => {
      await deleteCompany({ givesUpPoints: give_up_points });
      await leaveCompanyInUse(HOME);
      void forget(companiesRead, companyRead);
    },
    {
      onDone: () => toast.success(formatMessage(messages.done)),
      onFailed: (error) => {
        if (error instanceof ApiError && error.code === 'has_obligations') onRefused();
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
        <div className={classes.buttons}>
          <Button type="submit" variant="danger" loading={isRunning}>
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
