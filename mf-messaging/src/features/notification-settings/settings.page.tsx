import { FailedPage, SettingsFrame, StaleNote } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Link, usePage } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { sectionsFor } from './kind-sections.ts';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';
import { useSettings } from './use-settings.ts';

/** The notifications of a person in the product and by mail. */
export function SettingsPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'notificationSettings.title' });
  usePage({ title });
  const user = useSessionStore((session) => session.user);
  const { read, progress, save } = useSettings();
  const hasCompany = (user?.companies.length ?? 0) > 0;
  const settings = read.data && new Map(read.data.settings.map((setting) => [setting.kind, setting]));
  if (!read.data && read.error) return <FailedPage title={title} error={read.error} onRetry={read.retry} />;
  return (
    <SettingsFrame>
      <h1>{title}</h1>
      <div className={classes.intro}>
        <p>{formatMessage({ id: 'notificationSettings.intro' })}</p>
        {user && <p>{formatMessage({ id: 'notificationSettings.address' }, { email: user.email })}</p>}
      </div>
      <div role="status" className={classes.note}>
        <StaleNote read={read} />
      </div>
      {sectionsFor({ hasCompany, isAdmin: user?.role === 'ADMIN' }).map(([id, kinds]) => (
        <SettingsSection
          key={id}
          id={id}
          kinds={kinds}
          settings={settings}
          state={progress?.section === id ? progress.state : null}
          onChange={(changes) => save(id, changes)}
        />
      ))}
      {!hasCompany && <p className={classes.hint}>{formatMessage({ id: 'notificationSettings.noCompany' })}</p>}
      <p className={classes.hint}>
        {formatMessage({ id: 'notificationSettings.always' })}{' '}
        <Link to="/notifications">{formatMessage({ id: 'notificationSettings.list' })}</Link>
      </p>
    </SettingsFrame>
  );
}
