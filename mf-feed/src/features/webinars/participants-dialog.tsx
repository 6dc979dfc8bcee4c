import type { UserCard, Webinar, WebinarParticipantPage } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { NetworkButton } from '@wspolnik/market';
import { Avatar, Dialog, ErrorPanel, Link, toast, useErrorText } from '@wspolnik/system';
import { SkeletonText } from '@wspolnik/system/cards';
import { useIntl } from 'react-intl';
import { webinarParticipantsRead } from '../../lib/webinars.reads.ts';
import classes from './dialogs.module.css';
import { changeContact } from './webinars.api.ts';
import { participantsMessages as messages } from './webinars.messages.ts';

/** As many as the API answers at once. */
const LIMIT = '100';

/** People who came and show it to the other participants, with a way to invite each to the contacts. */
export function ParticipantsDialog({ webinar, onClose }: { webinar: Webinar; onClose(): void }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, retry } = useRead<WebinarParticipantPage>(
    webinarParticipantsRead({ id: webinar.id, limit: LIMIT }),
  );
  return (
    <Dialog open onClose={onClose} title={formatMessage(messages.title)}>
      <p className={classes.title}>{webinar.title}</p>
      {data ? (
        <Participants page={data} />
      ) : error ? (
        <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />
      ) : (
        <SkeletonText />
      )}
    </Dialog>
  );
}

function Participants({ page: { results, count } }: { page: WebinarParticipantPage }) {
  const { formatMessage } = useIntl();
  if (count === 0) return <p>{formatMessage(messages.none)}</p>;
  return (
    <>
      <ul className={classes.people}>
        {results.map((person) => (
          <Participant key={person.id} person={person} />
        ))}
      </ul>
      {count > results.length && <p>{formatMessage(messages.more, { count: count - results.length })}</p>}
    </>
  );
}

function Participant({ person: { id, name, thumbnail, network_status } }: { person: UserCard }) {
  return (
    <li>
      <Avatar name={name} image={thumbnail} size={40} />
      <Link to={`/profiles/${id}`}>{name}</Link>
      <NetworkButton
        authenticated
        name={name}
        type="user"
        status={network_status}
        onChange={(type) => changeContact({ type, recipient: 'user', recipient_id: id })}
        onError={toast.error}
      />
    </li>
  );
}
