import { defineSlot } from '@wspolnik/system';
import { BalanceChip } from '../features/balance/balance-chip.tsx';
import { messages } from './messages.ts';

export const slot = defineSlot({ Component: BalanceChip, loadMessages: messages });
