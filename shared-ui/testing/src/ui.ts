// What tests of the design system use as well: nothing here needs a session or samples.

export * from './axe.ts';
export * from './inputs.tsx';
export * from './render-ui.tsx';
export * from './stories.ts';
export * from './texts.ts';
