import { createRenderUi } from '@wspolnik/testing';
import { messages } from './messages.ts';

export const renderUi = createRenderUi(messages);
