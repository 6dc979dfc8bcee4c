import type { Me, User } from '@wspolnik/contract';
import { changeRead, useAction } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { type Locale, localePath, toast, useLocale } from '@wspolnik/system';
import { Formik } from 'formik';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { openDocument } from '../../lib/open-document.ts';
import styles from './account.module.css';
import { changesOf, type DetailsValues, detailsSchema, valuesOf } from './details.schema.ts';
import { DetailsForm } from './details-form.tsx';
import { meRead, removeImage, saveImage, saveSettings } from './profile.api.ts';
import { SettingsSection } from './settings-page.tsx';
import { useStoredDetails } from './use-details-draft.ts';

/** Names, phone, language and picture. */
export function DetailsSection({ me }: { me: Me }) {
  const intl = useIntl();
  const shown = useLocale();
  const [saved, setSaved] = useState({ me, round: 0 });
  const onSaved = (next: Me) => {
    setSaved(({ round }) => ({ me: next, round: round + 1 }));
    // Another language is another document.
    if (next.locale !== saved.me.locale && next.locale !== shown) return openInLocale(next.locale);
    toast.success(intl.formatMessage({ id: 'account.details.saved' }));
  };
  return (
    <SettingsSection titleId="account.details">
      <Details key={saved.round} me={saved.me} onSaved={onSaved} />
    </SettingsSection>
  );
}

const openInLocale = (locale: Locale) => openDocument(localePath(window.location.pathname, locale));

function Details({ me, onSaved }: { me: Me; onSaved(me: Me): void }) {
  const [base] = useState(() => valuesOf(me));
  const { store, draft } = useStoredDetails(base);
  const [sent, setSent] = useState<Me | null>(null);
  const { submit } = useAction((values: DetailsValues) => save(me, values, base), { onDone: setSent });
  if (draft === undefined) return <div className={styles.formSpace} />;
  return (
    <Formik
      initialValues={draft?.values ?? base}
      validationSchema={detailsSchema}
      // Blurring a field must not clear an error from the server.
      validateOnBlur={false}
      onSubmit={submit}
    >
      <DetailsForm {...{ store, base, sent, onSaved }} stored={draft} />
    </Formik>
  );
}

/** The texts first: a picture that is refused leaves them saved, and the form says at the picture why. */
async function save(me: Me, values: DetailsValues, base: DetailsValues): Promise<Me> {
  const changes = changesOf(values, base);
  let next: Me = me;
  const show = (user: User) => {
    next = { ...next, ...user };
    showSaved(next);
  };
  if (Object.keys(changes).length > 0) show(await saveSettings(changes));
  if (values.image instanceof File) show(await saveImage(values.image));
  else if (values.image === null && base.image !== null) show(await removeImage());
  return next;
}

/** In the header at once. */
function showSaved(me: Me): void {
  const { user, setUser } = useSessionStore.getState();
  if (user?.id === me.id) setUser({ ...me, companies: user.companies });
  void changeRead(meRead(), me, { revalidate: false });
}
