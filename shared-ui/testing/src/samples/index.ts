// What the API may answer, one file per domain. `pnpm check samples` holds each against the contract.

export * from './admin.ts';
export * from './catalogue.ts';
export * from './companies.ts';
export * from './information.ts';
export * from './landing.ts';
export * from './library.ts';
export * from './members.ts';
export * from './messages.ts';
export * from './moderation.ts';
export * from './network.ts';
export * from './notifications.ts';
export * from './offers.ts';
export * from './orders.ts';
export * from './overview.ts';
export * from './own-offers.ts';
export * from './people.ts';
export * from './plans.ts';
export * from './points.ts';
export * from './posts.ts';
export * from './quote-requests.ts';
export * from './quotes.ts';
export * from './recommendations.ts';
export * from './search.ts';
export * from './two-step.ts';
export * from './webinars.ts';
export * from './wire.ts';
