import { useAction } from '@wspolnik/kit';
import { ConfirmationField, NO_PROOF, useConfirmation } from '@wspolnik/kit/confirmation';
import { ApiError, useSessionStore } from '@wspolnik/shared-auth';
import { Button, formatMoney, Link, LinkButton, navigate } from '@wspolnik/system';
import { CheckboxField, Form, FormError, rules } from '@wspolnik/system/forms';
import { Formik } from 'formik';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object } from 'yup';
import styles from './account.module.css';
import { deleteAccount } from './deletion.api.ts';

const EMPTY = { give_up_points: false, ...NO_PROOF };
/** Refusals because of what arrived meanwhile. */
const BLOCKED = ['has_obligations', 'last_owner', 'last_admin'];

export interface DeletionFormProps {
  /** In zł; they are lost. */
  points: string;
  /** Something arrived meanwhile that blocks the deletion. */
  onRefused(): void;
}

/** With a confirmation; points that remain are given up explicitly. Every session has ended afterwards, this one too. */
export function DeletionForm({ points, onRefused }: DeletionFormProps) {
  const { formatMessage } = useIntl();
  const hasPoints = Number(points) !== 0;
  const confirmation = useConfirmation();
  const { fields, confirmed } = confirmation;
  const schema = useMemo(
    () => object({ ...fields, ...(hasPoints && { give_up_points: rules.accepted() }) }),
    [fields, hasPoints],
  );
  const { submit, isRunning } = useAction(
    (values: typeof EMPTY) =>
      confirmed(values, (token) => deleteAccount({ give_up_points: values.give_up_points }, token)),
    {
      onDone: () => {
        // First: the sign-in page leads on who is signed in.
        void useSessionStore.getState().signOut('remove');
        navigate('/auth/login?deletion=requested', { replace: true });
      },
      onFailed: (error) => {
        if (error instanceof ApiError && BLOCKED.includes(error.code)) onRefused();
      },
    },
  );
  return (
    <Formik initialValues={EMPTY} validationSchema={schema} validateOnBlur={false} onSubmit={submit}>
      <Form className={styles.form} noValidate>
        <FormError />
        {hasPoints && (
          <>
            <p>
              <FormattedMessage id="account.delete.points" values={{ amount: formatMoney(points) }} />{' '}
              <Link to="/points/registry">
                <FormattedMessage id="account.delete.withdraw" />
              </Link>
            </p>
            <CheckboxField
              name="give_up_points"
              required
              label={formatMessage({ id: 'account.delete.giveUp' }, { amount: formatMoney(points) })}
            />
          </>
        )}
        <ConfirmationField confirmation={confirmation} />
        <div className={styles.buttons}>
          <Button type="submit" variant="danger" loading={isRunning} disabled={!confirmation.method}>
            <FormattedMessage id="account.delete.submit" />
          </Button>
          <LinkButton variant="ghost" to="/account/settings/profile">
            <FormattedMessage id="account.cancel" />
          </LinkButton>
        </div>
      </Form>
    </Formik>
  );
}
