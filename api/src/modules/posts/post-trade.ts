import type { CreatePostFields, PostType } from '@wspolnik/contract/posts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import { cleanText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { isActiveCompany, isCategory, isListedOffer } from './post-trade.sql.ts';

/** What a post is for. The fields of the other types are null. */
export interface Trade {
  type: PostType | null;
  categoryId: string | null;
  city: string | null;
  companyId: string | null;
  offerId: string | null;
}

const PLAIN: Trade = { type: null, categoryId: null, city: null, companyId: null, offerId: null };

/** The id of an offer that the company in use may show. @throws ApiProblem validation_failed (offer_id) */
export async function ownOffer(db: Db, author: Identity, offerId: string): Promise<string> {
  if (!author.company || !(await isListedOffer(db, offerId, author.company.id))) {
    throw invalidField('offer_id', 'select');
  }
  return offerId;
}

async function recommended(db: Db, author: Identity, companyId: string): Promise<string> {
  const isOwn = companyId.toLowerCase() === author.company?.id;
  if (isOwn || !(await isActiveCompany(db, companyId))) throw invalidField('company_id', 'select');
  return companyId;
}

async function sought(db: Db, categoryId: string): Promise<string> {
  if (!(await isCategory(db, categoryId))) throw invalidField('category_id', 'select');
  return categoryId;
}

/** The id that each type takes. */
const SUBJECT = { seeks: 'category_id', recommends: 'company_id', offers: 'offer_id' } as const;

/** @throws ApiProblem validation_failed (category_id, company_id, offer_id): required, select; also for one of another type */
export async function readTrade(db: Db, author: Identity, fields: CreatePostFields): Promise<Trade> {
  const { type, category_id, city = '', company_id, offer_id } = fields;
  const stray = Object.values(SUBJECT).find((name) => fields[name] && name !== (type && SUBJECT[type]));
  if (stray) throw invalidField(stray, 'select');
  if (type === 'seeks') {
    if (!category_id) throw invalidField('category_id', 'required');
    return { ...PLAIN, type, categoryId: await sought(db, category_id), city: cleanText(city) || null };
  }
  if (type === 'recommends') {
    if (!company_id) throw invalidField('company_id', 'required');
    return { ...PLAIN, type, companyId: await recommended(db, author, company_id) };
  }
  if (type === 'offers') {
    if (!offer_id) throw invalidField('offer_id', 'required');
    return { ...PLAIN, type, offerId: await ownOffer(db, author, offer_id) };
  }
  return PLAIN;
}
