import { run } from 'axe-core';

export * from '@wspolnik/shared-auth/testing';
export { pdfFile, pngFile, textFile } from './files.ts';
export { createFirstView } from './first-view.tsx';
export { createRenderPage, type RenderPage } from './render-page.tsx';
export { createRenderUi, type RenderUi } from './render-ui.tsx';

/** Ids of the broken rules. Colours need a real browser; the end-to-end tests judge them. */
export async function axe(container: Element): Promise<string[]> {
  const { violations } = await run(container, {
    rules: {
      'color-contrast': { enabled: false },
      'link-in-text-block': { enabled: false },
      region: { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
