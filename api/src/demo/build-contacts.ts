import type { World } from './world.ts';

/** By position in the list of companies: contacts of the named accounts that one side has not answered yet. */
const ASKED = [7, 13, 22, 31];
const ASKING = [10, 19];
/** Notified of in `build-talks.ts`. */
const ASKS_USER = 4;

/**
 * Everybody knows some neighbours in the list of trades; owner@'s company and user@ know many, so that cards have shared
 * contacts. These two have invitations too, sent and received ones.
 */
export function buildContacts(world: World): void {
  const companies = world.companies.slice(0, 40).map(({ id }) => id);
  const people = world.users.filter(({ email }) => !/^(admin|fresh)@/.test(email)).map(({ id }) => id);
  const known = new Set<string>();
  const add = (to: [string, string][], one = '', other = '') => {
    if (one !== other && !known.has(`${one} ${other}`)) to.push([one, other]);
    known.add(`${one} ${other}`).add(`${other} ${one}`);
  };
  const user = world.users.find(({ email }) => email.startsWith('user@'))?.id;
  // People come in the order of their companies, after the named accounts.
  const own = companies[0];
  const invite = (from?: string, to?: string) => add(world.contactInvitations, from, to);
  invite(companies[ASKS_USER], user);
  for (const position of ASKED) {
    invite(own, people.at(-position));
    invite(user, companies[position]);
  }
  for (const position of ASKING) {
    invite(companies[position], own);
    invite(people.at(-position), own);
    invite(people.at(-position), user);
  }
  const connect = (one?: string, other?: string) => add(world.contacts, one, other);
  for (const [index, company] of companies.entries()) {
    for (let count = 0; count < 9; count += 1) connect(company, world.random.pick(index % 2 ? companies : people));
    if (index % 3 === 0) connect(own, company);
    if (index % 4 === 0) connect(user, company);
  }
  for (const person of people) {
    connect(person, world.random.pick(companies));
    connect(own, person);
    if (world.random.below(2) === 0) connect(user, person);
  }
}
