import type { World } from './world.ts';

/**
 * Everybody knows some neighbours in the list of trades; owner@'s company and user@ know many, so that cards have shared
 * contacts.
 */
export function buildContacts(world: World): void {
  const companies = world.companies.slice(0, 40).map(({ id }) => id);
  const people = world.users.filter(({ email }) => !/^(admin|fresh)@/.test(email)).map(({ id }) => id);
  const known = new Set<string>();
  const add = (from: string, to: string) => {
    if (from !== to && !known.has(`${from} ${to}`)) world.contacts.push([from, to]);
    known.add(`${from} ${to}`);
  };
  const user = world.users.find(({ email }) => email.startsWith('user@'))?.id ?? '';
  for (const [index, company] of companies.entries()) {
    for (let count = 0; count < 9; count += 1) add(company, world.random.pick(index % 2 ? companies : people));
    if (index % 3 === 0) add(companies[0] ?? '', company);
    if (index % 4 === 0) add(user, company);
  }
  for (const person of people) {
    add(person, world.random.pick(companies));
    add(companies[0] ?? '', person);
    if (world.random.below(2) === 0) add(user, person);
  }
}
