import type { OrderInfo } from '@wspolnik/contract';
import { newIdempotencyKey } from '@wspolnik/shared-auth';
import { ConfirmDialog, DialogOnDemand, formatDate, IconButton, useLocale } from '@wspolnik/system';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { loadInfoDialog } from '../actions/load-order-forms.ts';
import { removeInfo } from '../actions/orders.api.ts';
import { evidenceMessages as messages } from './evidence.messages.ts';
import classes from './order-evidence.module.css';
import { useEvidenceWrite } from './use-evidence-write.ts';

/** Texts of the buyer. Those that were not submitted yet can be changed and removed. */
export function OrderInfos({ label, infos, ...props }: OrderOfSide & { label: string; infos: OrderInfo[] }) {
  if (infos.length === 0) return null;
  return (
    <ul aria-label={label} className={classes.infos}>
      {infos.map((info) => (
        <Info key={info.id} info={info} {...props} />
      ))}
    </ul>
  );
}

function Info({ info, ...props }: OrderOfSide & { info: OrderInfo }) {
  const locale = useLocale();
  const { text, submitted, created_at } = info;
  const canChange = !submitted && props.order.allowed_actions.includes('sale-remove-info');
  return (
    <li className={classes.info}>
      <div>
        <p className={classes.text}>{text}</p>
        <time dateTime={created_at} className={classes.muted}>
          {formatDate(created_at, locale, { time: true })}
        </time>
      </div>
      {canChange ? <InfoTools info={info} {...props} /> : null}
    </li>
  );
}

/** Longer texts are cut in the names of the buttons. */
const NAME_LENGTH = 40;

function InfoTools({ info, order, side }: OrderOfSide & { info: OrderInfo }) {
  const { formatMessage } = useIntl();
  const [asked, ask] = useState<'change' | 'remove' | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const write = useEvidenceWrite(order, side);
  const name = info.text.slice(0, NAME_LENGTH);
  const close = () => ask(null);
  const remove = async () => {
    setRemoving(true);
    await write(() => removeInfo(order.id, info.id, newIdempotencyKey()), messages.infoRemoved);
    setRemoving(false);
    close();
  };
  return (
    <div className={classes.tools}>
      <IconButton
        size="sm"
        label={formatMessage(messages.changeInfo, { name })}
        icon={<Pencil size={18} strokeWidth={1.75} />}
        onClick={() => ask('change')}
      />
      <IconButton
        size="sm"
        label={formatMessage(messages.removeInfo, { name })}
        icon={<Trash2 size={18} strokeWidth={1.75} />}
        onClick={() => ask('remove')}
      />
      <ConfirmDialog
        open={asked === 'remove'}
        title={formatMessage(messages.removeInfoTitle)}
        text={info.text}
        confirmLabel={formatMessage(messages.remove)}
        danger
        loading={isRemoving}
        onConfirm={() => void remove()}
        onCancel={close}
      />
      <DialogOnDemand load={loadInfoDialog} props={asked === 'change' ? { info, order, side, onClose: close } : null} />
    </div>
  );
}
