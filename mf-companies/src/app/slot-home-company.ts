import type {} from '@wspolnik/shell/slots';
import { defineSlot } from '@wspolnik/system';
import { OwnNextSteps } from '../lib/next-steps/own-next-steps.tsx';
import { messages } from './messages.ts';

export const slot = defineSlot<'home.company'>({ Component: OwnNextSteps, loadMessages: messages });
