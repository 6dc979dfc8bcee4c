/** The shapes on the wire. The browser imports their types only; the API validates and documents with the schemas. */
export * from './accounts.ts';
export * from './common.ts';
export * from './companies.ts';
export * from './errors.ts';
export * from './notifications.ts';
export * from './members.ts';
export * from './offers.ts';
export * from './orders.ts';
export * from './plans.ts';
export * from './realtime.ts';
