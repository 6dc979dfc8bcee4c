import { DAY_MS, HOUR_MS } from '@wspolnik/settings';
import { OPINION_TEXTS, REPLY_TEXTS } from './opinion-texts.ts';
import type { WithId, World } from './world.ts';

/** Companies of the catalogue; later ones wait for activation. */
const ACTIVE = 40;
/** One company in this many has no opinion. */
const UNRATED = 9;
/** Stars in turn: satisfied people write more often. */
const STARS = [5, 4, 5, 4.5, 3, 4, 5, 0, 4, 5, 3.5, 4.5, 5] as const;

/** Opinions of every third company that it has replied to, by their order: the newest and an older one. */
const REPLIED = [0, 2];

interface Author {
  userId: string;
  companyId: string | null;
}

/** Owners who write for their companies alternate with people who write for themselves. */
function authorsOf(world: World): Author[] {
  const owners = world.members.filter(({ role }) => role === 'owner').slice(0, ACTIVE);
  const companies = owners.map(({ company_id, user_id }) => ({ userId: user_id, companyId: company_id }));
  const people = world.users
    .filter(({ email }) => !/^(admin|fresh)@/.test(email))
    .map(({ id }) => ({ userId: id, companyId: null }));
  return people.flatMap((person, index) => [person, companies[index]].filter((author) => author !== undefined));
}

/** People with a completed order from the company, with its end. The demo account user@ is left without, so that it can write one. */
function buyersOf(world: World, companyId: string): (Author & { since: Date })[] {
  const demo = world.users.find(({ email }) => email.startsWith('user@'))?.id;
  return world.orders
    .filter(({ seller_id, status }) => seller_id === companyId && (status === 'verified' || status === 'completed'))
    .filter(({ buyer_user_id }) => buyer_user_id !== demo)
    .map(({ buyer_user_id, buyer_company_id, status_since }) => ({
      userId: buyer_user_id as string,
      companyId: buyer_company_id as string | null,
      since: status_since as Date,
    }));
}

function isOwn(world: World, companyId: string, { userId }: Author): boolean {
  return world.members.some((member) => member.company_id === companyId && member.user_id === userId);
}

/** Half stars have the texts of the whole stars below. */
function textsOf(rating: (typeof STARS)[number]): keyof typeof OPINION_TEXTS {
  if (rating === 4.5) return 4;
  return rating === 3.5 ? 3 : rating;
}

/** The company's reply, a day after the opinion; null without one. */
function replyTo(rating: (typeof STARS)[number], serial: number, index: number, created: Date) {
  const isReplied = serial % 3 === 0 && REPLIED.includes(index);
  const texts = REPLY_TEXTS[textsOf(rating)];
  return {
    reply_text: isReplied ? texts[serial % texts.length] : null,
    replied_at: isReplied ? new Date(created.getTime() + DAY_MS) : null,
  };
}

function addOpinions(world: World, company: WithId, serial: number, authors: readonly Author[]): void {
  const buyers = buyersOf(world, company.id);
  const others = authors.filter(
    (author) =>
      !isOwn(world, company.id, author) &&
      !buyers.some(({ userId, companyId }) => userId === author.userId && companyId === author.companyId),
  );
  const count = 3 + (serial % 7);
  for (let index = 0; index < count + buyers.length; index += 1) {
    const buyer = buyers[index];
    const author = buyer ?? others[(serial * 11 + index) % others.length];
    const rating = STARS[(serial * 5 + index) % STARS.length] ?? 5;
    const texts = OPINION_TEXTS[textsOf(rating)];
    const created = buyer
      ? new Date(Math.min(buyer.since.getTime() + 2 * DAY_MS, world.now.getTime() - 5 * HOUR_MS))
      : new Date(world.daysAgo(2 + (index - buyers.length) * 9 + (serial % 8)).getTime() - serial * HOUR_MS);
    world.opinions.push({
      id: world.newId(created),
      company_id: company.id,
      author_user_id: author?.userId,
      author_company_id: author?.companyId ?? null,
      text: texts[(serial + index) % texts.length],
      rating,
      created_at: created,
      ...replyTo(rating, serial, index, created),
    });
  }
}

/** Opinions on most companies: those of buyers, and of others. */
export function buildOpinions(world: World): void {
  const authors = authorsOf(world);
  world.companies.slice(0, ACTIVE).forEach((company, serial) => {
    if (serial % UNRATED !== 4) addOpinions(world, company, serial, authors);
  });
}
