import { Dialog, LinkButton, type SlotMap, useLocation } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { composeMessages as messages } from './compose.messages.ts';

/** A guest signs in first and comes back to this page. */
export function GuestDialog({ recipient, onClose }: SlotMap['message.compose']) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={formatMessage(messages.guestTitle)}
      footer={
        <LinkButton to={`/auth/login?from=${encodeURIComponent(`${pathname}${search}`)}`}>
          {formatMessage(messages.signIn)}
        </LinkButton>
      }
    >
      <p>
        {recipient ? formatMessage(messages.guestText, { name: recipient.name }) : formatMessage(messages.guestShare)}
      </p>
    </Dialog>
  );
}
