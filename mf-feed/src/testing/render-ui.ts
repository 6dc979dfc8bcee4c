import { createRenderUi, readMessages } from '@wspolnik/testing';

export const renderUi = createRenderUi(readMessages('mf-feed'));
