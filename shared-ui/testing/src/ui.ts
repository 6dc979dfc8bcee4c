// What tests of the design system use as well: nothing here needs a session, the kit or samples.

export * from './axe.ts';
export * from './files.ts';
export * from './form.tsx';
export * from './inputs.tsx';
export * from './offer.ts';
export * from './pictures.ts';
export * from './render-ui.tsx';
export * from './texts.ts';
