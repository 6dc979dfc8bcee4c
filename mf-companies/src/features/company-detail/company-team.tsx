import type { CompanyDetail, TeamMember } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Avatar, Button, Link } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { useNewMessage } from '../../lib/new-message.tsx';
import { teamMessages as messages } from './company-detail.messages.ts';
import classes from './company-detail.module.css';

const ROLES = { owner: messages.owner, manager: messages.manager, member: messages.member } as const;

/** People of the company whom everybody may write to. */
export function CompanyTeam({ company: { team } }: { company: CompanyDetail }) {
  const { formatMessage } = useIntl();
  const { write, dialog } = useNewMessage();
  if (team.length === 0) return null;
  return (
    <section aria-labelledby="company-team" className={classes.panel}>
      <h2 id="company-team" className={classes.heading}>
        {formatMessage(messages.title)}
      </h2>
      <ul className={classes.team}>
        {team.map((member) => (
          <Member key={member.id} member={member} write={write} />
        ))}
      </ul>
      {dialog}
    </section>
  );
}

interface MemberProps {
  member: TeamMember;
  write: ReturnType<typeof useNewMessage>['write'];
}

function Member({ member: { id, name, thumbnail, role }, write }: MemberProps) {
  const { formatMessage } = useIntl();
  const isSelf = useSessionStore(({ user }) => user?.id === id);
  return (
    <li>
      <Avatar name={name} image={thumbnail} size={44} />
      <div className={classes.teamWords}>
        <Link to={`/profiles/${id}`} className={classes.personName}>
          {name}
        </Link>
        <span className={classes.muted}>{formatMessage(ROLES[role])}</span>
      </div>
      {write && !isSelf && (
        <Button
          variant="outline"
          size="sm"
          aria-label={formatMessage(messages.writeTo, { name })}
          onClick={() => write({ type: 'user', id, name })}
        >
          {formatMessage(messages.write)}
        </Button>
      )}
    </li>
  );
}
