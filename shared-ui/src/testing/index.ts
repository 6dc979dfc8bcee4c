export * from '@wspolnik/shared-auth/testing';
export { axe } from './axe.ts';
export { pdfFile, pngFile, textFile } from './files.ts';
export { createFirstView } from './first-view.tsx';
export { createRenderPage, type RenderPage } from './render-page.tsx';
export { createRenderUi, type RenderUi } from './render-ui.tsx';
