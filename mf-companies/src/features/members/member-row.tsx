import type { CompanyMember } from '@wspolnik/contract';
import { Avatar, Badge, formatDate, IconButton, Link, Menu, useLocale } from '@wspolnik/system';
import { EllipsisVertical } from 'lucide-react';
import { useIntl } from 'react-intl';
import { type MemberStep, stepsFor } from './member-steps.ts';
import { messages, roleMessages, stepMessages, stepValues } from './members.messages.ts';
import classes from './members.module.css';
import { ShownOnPage } from './shown-on-page.tsx';
import { nameOf } from './use-member-step.ts';

export interface MemberRowProps {
  member: CompanyMember;
  caller: Parameters<typeof stepsFor>[1];
  onStep: (step: MemberStep) => void;
}

export function MemberRow({ member, caller, onStep }: MemberRowProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const name = nameOf(member);
  const steps = stepsFor(member, caller);
  return (
    <li className={`${classes.row} ${classes.member}`}>
      <Avatar name={name} image={member.thumbnail} size={44} />
      <div className={classes.who}>
        <span className={classes.name}>
          <Link to={`/profiles/${member.id}`}>{name}</Link>
          {member.id === caller.id && <span className={classes.you}>{formatMessage(messages.you)}</span>}
        </span>
        {member.job_title && <span className={classes.muted}>{member.job_title}</span>}
        <span className={classes.muted}>{member.email}</span>
        <span className={classes.muted}>
          {formatMessage(messages.since, { date: formatDate(member.joined_at, locale) })}
        </span>
        {member.id === caller.id && <ShownOnPage member={member} />}
      </div>
      <span className={classes.role}>
        <Badge tone={member.role === 'member' ? 'neutral' : 'primary'}>
          {formatMessage(roleMessages[member.role])}
        </Badge>
      </span>
      <div className={classes.actions}>
        {steps.length > 0 && (
          <Menu
            label={formatMessage(messages.actions, { name })}
            trigger={
              <IconButton
                variant="ghost"
                label={formatMessage(messages.actions, { name })}
                icon={<EllipsisVertical aria-hidden size={18} strokeWidth={1.75} />}
              />
            }
            items={steps.map((step) => ({
              title: formatMessage(stepMessages[step], stepValues(member, caller.id)),
              danger: step === 'remove' || step === 'leave',
              separated: (step === 'remove' || step === 'leave') && steps.length > 1,
              onClick: () => onStep(step),
            }))}
          />
        )}
      </div>
    </li>
  );
}
