import { SettingsFrame } from '@wspolnik/kit';
import { InvoiceSettings } from '@wspolnik/market/invoice';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { usePage } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { invoiceSettingsTexts as texts } from './invoice-settings.messages.ts';
import classes from './invoice-settings.module.css';

/** Among the settings of the account, for the profile in use. */
export function AccountInvoicePage() {
  return (
    <SettingsFrame>
      <Settings />
    </SettingsFrame>
  );
}

/** Among the pages of the company in use. */
export function CompanyInvoicePage() {
  return (
    <div className={`wp-container ${classes.page}`}>
      <Settings />
    </div>
  );
}

function Settings() {
  const { formatMessage } = useIntl();
  const title = formatMessage(texts.title);
  usePage({ title });
  const key = useSessionStore(profileKey);
  const name = useSessionStore(
    ({ company, user }) => company?.name ?? (user && `${user.first_name} ${user.last_name}`),
  );
  return (
    <>
      <h1>{title}</h1>
      <div className={classes.intro}>
        <p>{formatMessage(texts.intro)}</p>
        <p>{formatMessage(texts.earlier)}</p>
        {name ? <p>{formatMessage(texts.profile, { name: <strong key="name">{name}</strong> })}</p> : null}
      </div>
      <InvoiceSettings key={key} />
    </>
  );
}
