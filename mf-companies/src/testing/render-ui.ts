import { createRenderUi } from '@wspolnik/shared-ui/testing';
import { messages } from './messages.ts';

export const renderUi = createRenderUi(messages);
