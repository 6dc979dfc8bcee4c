import { useSessionStore } from '@wspolnik/shared-auth';
import { Dialog, LinkButton } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { composeMessages as messages } from './compose.messages.ts';

/** Says before anything is written that the company in use may not write yet. */
export function InactiveDialog({ onClose }: { onClose(): void }) {
  const { formatMessage } = useIntl();
  const company = useSessionStore((session) => session.company);
  const isSuspended = company?.status === 'suspended';
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={formatMessage(messages.title)}
      footer={!isSuspended && <LinkButton to="/companies/verify-company">{formatMessage(messages.verify)}</LinkButton>}
    >
      <p>{formatMessage(isSuspended ? messages.suspended : messages.inactive, { company: company?.name ?? '' })}</p>
    </Dialog>
  );
}
