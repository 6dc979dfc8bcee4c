import type { Webinar } from '@wspolnik/contract';
import { ActionQuestion } from '@wspolnik/kit';
import { useIntl } from 'react-intl';
import { signOff } from './webinars.api.ts';
import { signOffMessages as messages } from './webinars.messages.ts';

/** Asks before a place is given up. */
export function SignOffQuestion({ webinar, onClose }: { webinar: Webinar; onClose(): void }) {
  const { formatMessage } = useIntl();
  const { id, title, sign_up, places } = webinar;
  return (
    <ActionQuestion
      title={formatMessage(messages.title, { title })}
      text={sign_up?.has_place && places !== null ? formatMessage(messages.text) : undefined}
      confirmLabel={formatMessage(messages.confirm)}
      done={formatMessage(messages.done, { title })}
      act={() => signOff(id)}
      onClose={onClose}
    />
  );
}
