import type {} from '@wspolnik/shell/slots';
import { defineSlot, joinMessages } from '@wspolnik/system';
import { networkMessages } from '../features/network/messages/load.ts';
import { Suggestions } from '../features/network/suggestions.tsx';
import { messages } from './messages.ts';

export const slot = defineSlot<'home.people'>({
  Component: Suggestions,
  loadMessages: joinMessages(messages, networkMessages),
});
