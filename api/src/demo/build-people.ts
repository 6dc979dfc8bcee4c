import { DEMO_DOMAIN } from './people.ts';
import { ACCOUNT_TEXTS, OWNER_TEXTS, type PersonText } from './person-texts.ts';
import type { World } from './world.ts';

/** What the people behind accounts and companies have written about themselves. */
export function buildPeople(world: World): void {
  for (const user of world.users) {
    const membership = world.members.find(({ user_id }) => user_id === user.id);
    const company = world.companies.find(({ id }) => id === membership?.company_id);
    const login = user.email.slice(0, -DEMO_DOMAIN.length - 1);
    const text: PersonText = ACCOUNT_TEXTS[login] ?? OWNER_TEXTS[String(company?.name)] ?? {};
    const { headline = null, seeks = [], offers = [], about = '', linkedin = null, job = null } = text;
    const city = text.city === undefined ? ((company?.city as string | undefined) ?? null) : text.city;
    Object.assign(user, { headline, city, seeks, offers, about, linkedin });
    if (membership) membership.job_title = job;
  }
}
