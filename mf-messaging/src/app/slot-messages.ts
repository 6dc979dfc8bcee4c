import type {} from '@wspolnik/shell/slots';
import { defineSlot } from '@wspolnik/system';
import { UnreadLink } from '../features/unread/unread-link.tsx';
import { messages } from './messages.ts';

export const slot = defineSlot<'header.messages'>({ Component: UnreadLink, loadMessages: messages });
