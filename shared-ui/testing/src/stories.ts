// Examples for stories, and for tests: nothing here needs Jest.

export * from './files.ts';
export * from './form.tsx';
export * from './offer.ts';
export * from './pictures.ts';
