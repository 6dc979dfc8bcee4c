import { defineSlot, joinMessages } from '@wspolnik/system';
import { ComposeDialog } from '../features/compose/compose-dialog.tsx';
import { composeMessages } from '../features/compose/messages/load.ts';
import { messages } from './messages.ts';

export const slot = defineSlot<'message.compose'>({
  Component: ComposeDialog,
  loadMessages: joinMessages(messages, composeMessages),
});
