import { defineSlot } from '@wspolnik/system';
import { NotificationBell } from '../features/notifications/bell.tsx';
import { messages } from './messages.ts';

export const slot = defineSlot({ Component: NotificationBell, loadMessages: messages });
