import { Badge, Button, ConfirmDialog } from '@wspolnik/shared-ui';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePending } from '../../hooks/use-pending.ts';
import type { MembershipNumber } from './membership-data.ts';
import styles from './membership-numbers.module.css';

interface NumberRowProps {
  number: MembershipNumber;
  /** Giving up asks first: somebody else may take the number at once. */
  act: 'take' | 'giveUp';
  onAct?(number: MembershipNumber): unknown;
  busy: boolean;
  disabled?: boolean;
}

export function NumberRow({ number, act, onAct, busy, disabled }: NumberRowProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id }, { number: number.number });
  const { pending, run } = usePending();
  const [asking, setAsking] = useState<boolean>();
  const carryOut = () => run(() => onAct?.(number));
  return (
    <li className={styles.row}>
      <span className={styles.number}>{number.number}</span>
      {number.premium ? (
        <Badge tone="primary" icon={<Crown strokeWidth={1.75} aria-hidden="true" />}>
          {text('ui.membership.premium')}
        </Badge>
      ) : (
        <Badge>{text('ui.membership.standard')}</Badge>
      )}
      {onAct && (
        <Button
          variant={act === 'take' ? 'soft' : 'outline'}
          size="sm"
          className={styles.act}
          loading={busy || pending}
          disabled={disabled}
          aria-label={text(`ui.membership.${act}Named`)}
          onClick={act === 'take' ? carryOut : () => setAsking(true)}
        >
          {text(`ui.membership.${act}`)}
        </Button>
      )}
      {asking !== undefined && (
        <ConfirmDialog
          open={asking}
          danger
          title={text('ui.membership.giveUpQuestion')}
          text={text('ui.membership.giveUpText')}
          confirmLabel={text('ui.membership.giveUp')}
          loading={busy || pending}
          onConfirm={() => void carryOut().finally(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  );
}
