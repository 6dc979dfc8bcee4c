import { defineSlot } from '@wspolnik/system';
import { ComposeDialog } from '../features/compose/compose-dialog.tsx';
import { messages } from './messages.ts';

export const slot = defineSlot({ Component: ComposeDialog, loadMessages: messages });
