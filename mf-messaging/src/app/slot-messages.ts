import { defineSlot } from '@wspolnik/shared-ui';
import { UnreadLink } from '../features/unread/unread-link.tsx';
import { messages } from './messages.ts';

export const slot = defineSlot({ Component: UnreadLink, loadMessages: messages });
