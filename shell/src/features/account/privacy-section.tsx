import type { User, Visibility } from '@wspolnik/contract';
import { changeRead, useAction } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, toast, useUnsavedGuard } from '@wspolnik/system';
import { Form, FormError, SelectField } from '@wspolnik/system/forms';
import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './account.module.css';
import { meRead, saveSettings } from './profile.api.ts';
import { SettingsSection } from './settings-page.tsx';

const WHAT = ['email', 'phone', 'contacts', 'details'] as const satisfies readonly (keyof Visibility)[];
const WHOM = ['nobody', 'contacts', 'signed_in'] as const satisfies readonly Visibility['email'][];

/** To whom the person shows their address, phone, contacts, and what their card has beside headline and job. */
export function PrivacySection({ visibility }: { visibility: Visibility }) {
  const intl = useIntl();
  const [saved, setSaved] = useState(visibility);
  const { submit } = useAction((values: Visibility) => saveSettings({ visibility: values }), {
    onDone: (user) => {
      setSaved(user.visibility);
      keep(user);
      toast.success(intl.formatMessage({ id: 'account.details.saved' }));
    },
  });
  return (
    <SettingsSection titleId="account.privacy" text="account.privacy.text">
      <Formik initialValues={saved} enableReinitialize onSubmit={submit}>
        <Fields />
      </Formik>
    </SettingsSection>
  );
}

function Fields() {
  const { formatMessage } = useIntl();
  const { dirty, isSubmitting } = useFormikContext<Visibility>();
  useUnsavedGuard(dirty);
  const options = WHOM.map((value) => ({ value, label: formatMessage({ id: `account.privacy.${value}` }) }));
  return (
    <Form className={styles.form} noValidate>
      <FormError />
      {WHAT.map((name) => (
        <SelectField
          key={name}
          name={name}
          options={options}
          label={formatMessage({ id: `account.privacy.of.${name}` })}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" loading={isSubmitting}>
          <FormattedMessage id="account.privacy.save" />
        </Button>
      </div>
    </Form>
  );
}

/** Changes that other sections save meanwhile stay. */
function keep({ id, visibility }: User): void {
  const { user, setUser } = useSessionStore.getState();
  if (user?.id === id) setUser({ ...user, visibility });
  void changeRead(meRead(), (me) => me && { ...me, visibility }, { revalidate: false });
}
