import type {} from '@wspolnik/shell/slots';
import { defineSlot } from '@wspolnik/system';
import { BalanceChip } from '../features/balance/balance-chip.tsx';
import { messages } from './messages.ts';

export const slot = defineSlot<'header.balance'>({ Component: BalanceChip, loadMessages: messages });
