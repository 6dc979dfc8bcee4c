import { defineSlot } from '@wspolnik/system';
import { UnreadLink } from '../features/unread/unread-link.tsx';
import { messages } from './messages.ts';

export const slot = defineSlot({ Component: UnreadLink, loadMessages: messages });
