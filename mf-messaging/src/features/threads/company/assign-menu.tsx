import type { MessageThread } from '@wspolnik/contract';
import { refresh, useAction, useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Avatar, IconButton, Menu, type MenuItem, toast, useErrorText } from '@wspolnik/system';
import { UserCheck, UserPlus, UserX } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { threadsRead } from '../../../lib/messages.reads.ts';
import { unreadRead } from '../../../lib/unread.reads.ts';
import { companyInboxMessages as messages } from './company-inbox.messages.ts';
import { assignThread, colleaguesRead } from './company-inbox.reads.ts';

export interface AssignMenuProps {
  thread: Pick<MessageThread, 'id' | 'assignee'>;
  /** The thread is to be read again. */
  onChanged(): void;
}

/** Lets oneself, a colleague or nobody look after the thread. */
export function AssignMenu({ thread: { id, assignee }, onChanged }: AssignMenuProps) {
  const { formatMessage } = useIntl();
  const me = useSessionStore(({ user }) => user);
  // The team is read when the menu is about to open.
  const [isNear, setNear] = useState(false);
  const team = useRead(isNear ? colleaguesRead({ limit: 100 }) : null);
  const assign = useAssign(id, onChanged);
  const others = team.data?.results.filter((member) => member.id !== me?.id && member.id !== assignee?.id) ?? [];
  const items: MenuItem[] = [
    {
      title: formatMessage(messages.toMe),
      icon: <UserCheck size={18} strokeWidth={1.75} />,
      hidden: !me || assignee?.id === me.id,
      onClick: () => me && void assign({ id: me.id, name: `${me.first_name} ${me.last_name}` }),
    },
    {
      title: formatMessage(team.error ? messages.failed : messages.loading),
      disabled: true,
      hidden: team.data !== undefined,
    },
    ...others.map((member) => {
      const name = `${member.first_name} ${member.last_name}`;
      return {
        title: name,
        icon: <Avatar name={name} image={member.thumbnail} size={22} />,
        onClick: () => void assign({ id: member.id, name }),
      };
    }),
    {
      title: formatMessage(messages.unassign),
      icon: <UserX size={18} strokeWidth={1.75} />,
      separated: true,
      hidden: !assignee,
      onClick: () => void assign(null),
    },
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its button gets
    <span onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
      <Menu
        label={formatMessage(messages.assign)}
        trigger={
          <IconButton
            label={formatMessage(messages.assign)}
            icon={assignee ? <UserCheck size={20} strokeWidth={1.75} /> : <UserPlus size={20} strokeWidth={1.75} />}
          />
        }
        items={items}
      />
    </span>
  );
}

function useAssign(threadId: string, onChanged: () => void) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { run } = useAction((user: { id: string } | null) =>
    assignThread({ thread_id: threadId, user_id: user?.id ?? null }),
  );
  return async (user: { id: string; name: string } | null) => {
    try {
      await run(user);
    } catch (error) {
      return toast.error(errorText(error));
    }
    toast.success(user ? formatMessage(messages.assigned, { name: user.name }) : formatMessage(messages.unassigned));
    onChanged();
    void refresh(threadsRead, unreadRead);
  };
}
