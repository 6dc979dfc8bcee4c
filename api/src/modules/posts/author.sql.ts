import { headlineOf } from '../../platform/headline.sql.ts';
import { type AccountOwner, companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { type Identity, isAdmin } from '../../platform/sign-in/identity.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** Fields of an author from the outer joins `u` (users) and `c` (companies); a deleted account has only `deleted`. */
export const NAMED_FIELDS = sql`
  'name', case when coalesce(u.deleted_at, c.deleted_at) is null then coalesce(c.name, u.first_name || ' ' || u.last_name) end,
  'image', case when coalesce(u.deleted_at, c.deleted_at) is null then coalesce(c.image, u.image) end,
  'thumbnail', case when coalesce(u.deleted_at, c.deleted_at) is null then coalesce(c.thumbnail, u.thumbnail) end,
  'headline', case when c.id is null then ${headlineOf(sql`u`)} end,
  'deleted', coalesce(u.deleted_at, c.deleted_at) is not null`;

/** The contract's `CommentAuthor`, for comments and reactions. */
export const AUTHOR_JSON = sql`json_build_object(
  'id', coalesce(c.id, u.id), 'type', case when c.id is null then 'user' else 'company' end, ${NAMED_FIELDS})`;

/** The contract's `embedded_users` and `embedded_companies` for a row with the arrays of mentioned ids. */
export function embeddedFields(row: Sql): Sql {
  return sql`
    'embedded_users', case when ${row}.mentioned_users = '{}' then '[]'::json else (
      select coalesce(json_agg(json_build_object('id', u.id, ${NAMED_FIELDS}) order by array_position(${row}.mentioned_users, u.id)), '[]')
      from users u left join companies c on false where u.id = any(${row}.mentioned_users)) end,
    'embedded_companies', case when ${row}.mentioned_companies = '{}' then '[]'::json else (
      select coalesce(json_agg(json_build_object('id', c.id, ${NAMED_FIELDS}) order by array_position(${row}.mentioned_companies, c.id)), '[]')
      from companies c left join users u on false where c.id = any(${row}.mentioned_companies)) end`;
}

/** Whether the identity in use wrote the row `row`, or acts as the company that did. */
export function isAuthor(viewer: Identity, row: Sql): Sql {
  return viewer.company
    ? sql`${row}.author_company_id is not distinct from ${viewer.company.id}::uuid`
    : sql`${row}.author_user_id is not distinct from ${viewer.user.id}::uuid`;
}

/** The author; for a company's row, its owners, managers and the member that wrote it. */
export function mayManage(viewer: Identity, row: Sql): Sql {
  if (viewer.company?.role !== 'member') return isAuthor(viewer, row);
  return sql`(${isAuthor(viewer, row)} and ${row}.written_by = ${viewer.user.id}::uuid)`;
}

/** The identity as a post's author: an admin without a company posts as admin. */
export function authorOf(identity: Identity): AccountOwner & { type: 'user' | 'company' | 'admin' } {
  if (identity.company) return { ...companyAsOwner(identity.company.id), type: 'company' };
  return { ...userAsOwner(identity.user.id), type: isAdmin(identity) ? 'admin' : 'user' };
}
