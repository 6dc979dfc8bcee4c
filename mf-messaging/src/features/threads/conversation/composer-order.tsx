import type { MessageOrder } from '@wspolnik/contract';
import { IconButton } from '@wspolnik/system';
import { X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { composerMessages as messages } from './composer.messages.ts';
import classes from './composer.module.css';

export interface ComposerOrderProps {
  order: MessageOrder;
  onDrop(): void;
}

/** The order that the message will be about. */
export function ComposerOrder({ order, onDrop }: ComposerOrderProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.order}>
      <span>{formatMessage(messages.aboutOrder, { number: order.number })}</span>
      <IconButton
        size="sm"
        label={formatMessage(messages.dropOrder)}
        icon={<X size={16} strokeWidth={1.75} />}
        onClick={onDrop}
      />
    </div>
  );
}
