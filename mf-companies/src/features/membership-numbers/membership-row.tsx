import { Badge, Button, ConfirmDialog } from '@wspolnik/system';
import { usePending } from '@wspolnik/system/cards';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MembershipNumber } from './membership-data.ts';
import styles from './membership-numbers.module.css';

interface NumberRowProps {
  number: MembershipNumber;
  /** Giving up requires confirmation, because another company may take the number at once. */
  act: 'take' | 'giveUp';
  onAct?(number: MembershipNumber): unknown;
  busy: boolean;
  disabled?: boolean;
}

const IDS = {
  take: { label: 'membership.take', named: 'membership.take_named' },
  giveUp: { label: 'membership.give_up', named: 'membership.give_up_named' },
} as const;

export function NumberRow({ number, act, onAct, busy, disabled }: NumberRowProps) {
  const intl = useIntl();
  const ids = IDS[act];
  const text = (id: string) => intl.formatMessage({ id }, { number: number.number });
  const { pending, run } = usePending();
  const [asking, setAsking] = useState<boolean>();
  const changeNumber = () => run(() => onAct?.(number));
  return (
    <li className={styles.row}>
      <span className={styles.number}>{number.number}</span>
      {number.premium ? (
        <Badge tone="primary" icon={<Crown strokeWidth={1.75} aria-hidden="true" />}>
          {text('membership.premium')}
        </Badge>
      ) : (
        <Badge>{text('membership.standard')}</Badge>
      )}
      {onAct && (
        <Button
          variant={act === 'take' ? 'soft' : 'outline'}
          size="sm"
          className={styles.act}
          loading={busy || pending}
          disabled={disabled}
          aria-label={text(ids.named)}
          onClick={act === 'take' ? changeNumber : () => setAsking(true)}
        >
          {text(ids.label)}
        </Button>
      )}
      {asking !== undefined && (
        <ConfirmDialog
          open={asking}
          danger
          title={text('membership.give_up_question')}
          text={text('membership.give_up_text')}
          confirmLabel={text('membership.give_up')}
          loading={busy || pending}
          onConfirm={() => void changeNumber().finally(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  );
}
