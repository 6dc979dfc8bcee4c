import type {} from '@wspolnik/shell/slots';
import { defineSlot, joinMessages } from '@wspolnik/system';
import { NotificationBell } from '../features/notifications/bell.tsx';
import { notificationsMessages } from '../features/notifications/messages/load.ts';
import { messages } from './messages.ts';

export const slot = defineSlot<'header.notifications'>({
  Component: NotificationBell,
  loadMessages: joinMessages(messages, notificationsMessages),
});
