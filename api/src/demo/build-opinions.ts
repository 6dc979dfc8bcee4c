import { OPINION_TEXTS, REPLY_TEXTS } from './opinion-texts.ts';
import type { WithId, World } from './world.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Companies of the catalogue; later ones wait for activation. */
const ACTIVE = 40;
/** One company in this many has no opinion. */
const UNRATED = 9;
/** Stars in turn: satisfied people write more often. */
const STARS = [5, 4, 5, 4.5, 3, 4, 5, 0, 4, 5, 3.5, 4.5, 5] as const;

/** Opinions of every third company that it has replied to, by their order: the newest and an older one. */
const REPLIED = [0, 2];
const DAY_MS = 24 * HOUR_MS;

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
  const own = authors.filter((author) => !isOwn(world, company.id, author));
  const count = 3 + (serial % 7);
  const ratings: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const author = own[(serial * 11 + index) % own.length];
    const rating = STARS[(serial * 5 + index) % STARS.length] ?? 5;
    const texts = OPINION_TEXTS[textsOf(rating)];
    const created = new Date(world.daysAgo(2 + index * 9 + (serial % 8)).getTime() - serial * HOUR_MS);
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
    if (rating > 0) ratings.push(rating);
  }
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  Object.assign(company, { rating: (sum / ratings.length).toFixed(2), rating_count: ratings.length });
}

/** Opinions on most companies, and the resulting ratings. */
export function buildOpinions(world: World): void {
  const authors = authorsOf(world);
  world.companies.slice(0, ACTIVE).forEach((company, serial) => {
    if (serial % UNRATED !== 4) addOpinions(world, company, serial, authors);
  });
}
