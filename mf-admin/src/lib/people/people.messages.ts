import type { MessageDescriptor } from 'react-intl';

export const memberRoleMessages = {
  owner: { id: 'people.role.owner' },
  manager: { id: 'people.role.manager' },
  member: { id: 'people.role.member' },
} as const satisfies Record<string, MessageDescriptor>;
