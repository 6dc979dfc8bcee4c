import type { Passkey, TwoStep } from '@wspolnik/contract';
import { Badge, Button, Callout, DialogOnDemand, formatDate } from '@wspolnik/system';
import { KeyRound, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './security.module.css';
import type { TwoStepTask } from './two-step-dialogs.tsx';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** With fewer than this, the page warns. */
const FEW_CODES = 3;

const loadDialogs = () =>
  import(/* webpackChunkName: "two-step-dialogs" */ './two-step-dialogs.tsx').then(
    ({ TwoStepDialogs }) => TwoStepDialogs,
  );

type Ask = (task: TwoStepTask) => void;

/** Whether the second step is on, by what, and what can be changed. */
export function TwoStepSettings({ state }: { state: TwoStep }) {
  const [task, setTask] = useState<TwoStepTask>();
  const { is_on, is_required, authenticator_since, passkeys } = state;
  return (
    <>
      <p className={styles.state}>
        <Badge tone={is_on ? 'primary' : 'neutral'}>
          <FormattedMessage id={is_on ? 'account.twoStep.on' : 'account.twoStep.off'} />
        </Badge>
        <FormattedMessage id={is_on ? 'account.twoStep.onText' : 'account.twoStep.offText'} />
      </p>
      <ul className={styles.rows}>
        <AppRow since={authenticator_since} onAsk={setTask} />
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onAsk={setTask} />
        ))}
        <MethodRow
          icon={<KeyRound {...ICON} />}
          title={<FormattedMessage id="account.passkey.another" values={{ count: passkeys.length }} />}
          text={<FormattedMessage id="account.passkey.what" />}
        >
          <Button variant="outline" size="sm" onClick={() => setTask({ kind: 'passkey' })}>
            <FormattedMessage id="account.passkey.add" />
          </Button>
        </MethodRow>
      </ul>
      {is_on && <RecoveryCodes left={state.recovery_codes_left} onAsk={setTask} />}
      {is_on && !is_required && (
        <div>
          <Button variant="ghost" onClick={() => setTask({ kind: 'turnOff' })}>
            <FormattedMessage id="account.turnOff.confirm" />
          </Button>
        </div>
      )}
      <DialogOnDemand load={loadDialogs} props={task ? { task, onClose: () => setTask(undefined) } : null} />
    </>
  );
}

interface MethodRowProps {
  icon: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

function MethodRow({ icon, title, text, children }: MethodRowProps) {
  return (
    <li className={styles.row}>
      {icon}
      <div className={styles.facts}>
        <strong>{title}</strong>
        <span className={styles.muted}>{text}</span>
      </div>
      <div className={styles.tools}>{children}</div>
    </li>
  );
}

function AppRow({ since, onAsk }: { since: string | null; onAsk: Ask }) {
  const intl = useIntl();
  const text = since ? (
    <FormattedMessage id="account.app.since" values={{ when: formatDate(since, intl.locale) }} />
  ) : (
    <FormattedMessage id="account.app.what" />
  );
  return (
    <MethodRow icon={<Smartphone {...ICON} />} title={<FormattedMessage id="account.app.name" />} text={text}>
      <Button variant="outline" size="sm" onClick={() => onAsk({ kind: 'app' })}>
        <FormattedMessage id={since ? 'account.app.change' : 'account.app.add'} />
      </Button>
      {since && (
        <Button variant="ghost" size="sm" onClick={() => onAsk({ kind: 'removeApp' })}>
          <FormattedMessage id="account.removeApp.confirm" />
        </Button>
      )}
    </MethodRow>
  );
}

const hidden = (text: ReactNode) => <span className="wp-visually-hidden">{text}</span>;

function PasskeyRow({ passkey, onAsk }: { passkey: Passkey; onAsk: Ask }) {
  const intl = useIntl();
  const { name, created_at, last_used_at } = passkey;
  const when = formatDate(last_used_at ?? created_at, intl.locale);
  return (
    <MethodRow
      icon={<KeyRound {...ICON} />}
      title={name}
      text={<FormattedMessage id={last_used_at ? 'account.passkey.used' : 'account.passkey.since'} values={{ when }} />}
    >
      <Button variant="ghost" size="sm" onClick={() => onAsk({ kind: 'rename', passkey })}>
        <FormattedMessage id="account.passkey.renameNamed" values={{ name, hidden }} />
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onAsk({ kind: 'removePasskey', passkey })}>
        <FormattedMessage id="account.passkey.removeNamed" values={{ name, hidden }} />
      </Button>
    </MethodRow>
  );
}

function RecoveryCodes({ left, onAsk }: { left: number; onAsk: Ask }) {
  return (
    <Callout
      tone={left < FEW_CODES ? 'danger' : 'neutral'}
      action={
        <Button variant="outline" size="sm" onClick={() => onAsk({ kind: 'codes' })}>
          <FormattedMessage id="account.codes.confirm" />
        </Button>
      }
    >
      <FormattedMessage id="account.codes.left" values={{ left }} />
    </Callout>
  );
}
