import { Button, ConfirmDialog, classNames, formatDate, Tooltip, useLocale } from '@wspolnik/system';
import { type CardIconName, cardIcon, usePending } from '@wspolnik/system/cards';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './network-button.module.css';
import { type NetworkAction, type NetworkStatus, type NetworkStatusInfo, networkAction } from './network-status.ts';

export interface NetworkButtonProps {
  /** The other side of the relationship. */
  name: string;
  type: 'user' | 'company';
  status: NetworkStatus;
  /** By default the action follows from the status. */
  info?: NetworkStatusInfo | null;
  /** Guests see no button. */
  authenticated: boolean;
  /** The own profile: disabled. */
  own?: boolean;
  /** Removal is confirmed first. The button is busy until the returned promise settles. */
  onChange(action: NetworkAction): unknown;
  /** Receives the error text when `onChange` rejects, e.g. `toast.error`. */
  onError(text: string): void;
  /** A change from outside of this button is in progress. */
  busy?: boolean;
  /** `action` when the status is displayed next to the button. */
  says?: 'status' | 'action';
  fullWidth?: boolean;
}

const ICONS: Readonly<Record<string, CardIconName>> = {
  none: 'add',
  pending: 'waiting',
  you_connected: 'waiting',
  they_connected: 'contact',
  both_connected: 'contact',
  connected: 'tie',
};
const QUIET: readonly NetworkStatus[] = ['pending', 'you_connected', 'both_connected', 'connected'];

/** The state of a relationship as text and icon, and its change: add, accept, or remove after a confirmation. */
export function NetworkButton(props: NetworkButtonProps) {
  const { authenticated, own, status, info } = props;
  if (!authenticated) return null;
  if (own) return <OwnProfile fullWidth={props.fullWidth} />;
  const action = networkAction(status, info);
  if (action) return <ChangeButton {...props} action={action} />;
  // If the state is next to the button, a button that only repeats it is omitted.
  return props.says === 'action' && status === 'connected' ? null : <FixedButton {...props} />;
}

function OwnProfile({ fullWidth }: { fullWidth?: boolean }) {
  const intl = useIntl();
  return (
    <Button variant="outline" size="sm" disabled fullWidth={fullWidth} className={cardIcon('own')}>
      {intl.formatMessage({ id: 'ui.network.own' })}
    </Button>
  );
}

/** No action is possible: the relationship comes from the own company, or an invitation has to wait. */
function FixedButton({ name, type, status, info, fullWidth }: NetworkButtonProps) {
  const intl = useIntl();
  const locale = useLocale();
  const label = intl.formatMessage({ id: status ? `ui.network.status.${status}` : 'ui.network.action.add' }, { type });
  const reason = info?.retry_at
    ? intl.formatMessage({ id: 'ui.network.retryAt' }, { date: formatDate(info.retry_at, locale) })
    : intl.formatMessage({ id: 'ui.network.fixed' });
  return (
    <Tooltip content={reason}>
      <Button
        variant="outline"
        size="sm"
        fullWidth={fullWidth}
        className={classNames(styles.button, styles.fixed, cardIcon(ICONS[status ?? 'none'] ?? 'tie'))}
        aria-disabled="true"
        aria-label={`${label}: ${name}`}
      >
        <span className={styles.label}>{label}</span>
      </Button>
    </Tooltip>
  );
}

function useChange({ onChange, onError, busy = false }: NetworkButtonProps, action: NetworkAction) {
  const intl = useIntl();
  const { pending, run } = usePending();
  const [touched, setTouched] = useState(false);
  const change = () => {
    setTouched(true);
    return run(async () => {
      try {
        await onChange(action);
      } catch {
        onError(intl.formatMessage({ id: 'ui.network.failed' }));
      }
    });
  };
  return { busy: busy || pending, touched, change };
}

function ChangeButton(props: NetworkButtonProps & { action: NetworkAction }) {
  const { name, status, action, says = 'status', fullWidth } = props;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const { busy, touched, change } = useChange(props, action);
  // Undefined until it first opens: a list of thirty cards renders no dialogs.
  const [confirming, setConfirming] = useState<boolean>();
  const actionLabel = text(action === 'remove' ? removeLabel(status) : addLabel(status));
  const label = says === 'status' && action === 'remove' ? text(`ui.network.status.${status}`) : actionLabel;
  const icon = says === 'action' && action === 'remove' ? 'remove' : (ICONS[status ?? 'none'] ?? 'add');
  const remove = () => void change().then(() => setConfirming(false));
  return (
    <>
      <Button
        variant={QUIET.includes(status) ? 'outline' : 'soft'}
        size="sm"
        fullWidth={fullWidth}
        loading={busy}
        className={classNames(styles.button, action === 'remove' && styles.removes, cardIcon(icon))}
        aria-label={label === actionLabel ? `${label}: ${name}` : `${label}. ${actionLabel}: ${name}`}
        onClick={action === 'remove' ? () => setConfirming(true) : change}
      >
        <span className={styles.label}>{label}</span>
      </Button>
      {touched && <StatusAnnouncement status={status} busy={busy} />}
      {confirming !== undefined && (
        <RemovalConfirmation
          name={name}
          open={confirming}
          busy={busy}
          onConfirm={remove}
          onCancel={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/** Announces the new state: screen readers do not announce that a focused button has changed its name. */
function StatusAnnouncement({ status, busy }: { status: NetworkStatus; busy: boolean }) {
  const intl = useIntl();
  return (
    <span role="status" className="wp-visually-hidden">
      {busy ? '' : intl.formatMessage({ id: `ui.network.status.${status ?? 'none'}` })}
    </span>
  );
}

interface RemovalConfirmationProps {
  name: string;
  open: boolean;
  busy: boolean;
  onConfirm(): void;
  onCancel(): void;
}

function RemovalConfirmation({ name, open, busy, onConfirm, onCancel }: RemovalConfirmationProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      open={open}
      danger
      title={intl.formatMessage({ id: 'ui.network.removeQuestion' })}
      text={name}
      confirmLabel={intl.formatMessage({ id: 'ui.remove' })}
      loading={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

const removeLabel = (status: NetworkStatus): string =>
  status === 'both_connected' ? 'ui.network.action.remove' : 'ui.network.action.withdraw';

const addLabel = (status: NetworkStatus) =>
  status === 'they_connected' ? 'ui.network.action.accept' : 'ui.network.action.add';
