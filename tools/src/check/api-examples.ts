import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as samples from '@wspolnik/testing/samples';
import { ROOT } from './workspace.ts';

/** The API imports nothing of the browser's packages, so it has a copy. */
export const API_EXAMPLES = 'api/src/platform/openapi/examples.json';

/** The main schemas of the contract, by name; `samples fit the contract` compares them. */
const EXAMPLES = {
  CompanyDetail: samples.company,
  LoginReply: samples.loginReply,
  Me: samples.me,
  Message: samples.message,
  MessageThread: samples.messageThread,
  Notification: samples.notification,
  Offer: samples.offer,
  OfferSummary: samples.offerSummary,
  Opinion: samples.opinion,
  Order: samples.order,
  Plan: samples.plan,
  PointBalance: samples.balance,
  Post: samples.post,
  PostComment: samples.postComment,
  PublicProfile: samples.publicProfile,
  SavedSearch: samples.savedSearch,
  WalletRow: samples.walletRow,
  Webinar: samples.webinar,
  Withdrawal: samples.withdrawal,
};

/** The examples of the OpenAPI document, from the samples of the test kit. */
export function apiExamples(): string {
  const made = Object.entries(EXAMPLES).map(([name, sample]) => [name, sample()]);
  return `${JSON.stringify(Object.fromEntries(made), null, 2)}\n`;
}

export async function exampleProblems(): Promise<string[]> {
  const stored = await readFile(join(ROOT, API_EXAMPLES), 'utf8');
  // The stored ones are formatted.
  return isDeepStrictEqual(JSON.parse(stored), JSON.parse(apiExamples()))
    ? []
    : [`${API_EXAMPLES} is stale: node tools/src/api-examples.ts`];
}
