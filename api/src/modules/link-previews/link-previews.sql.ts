import type { LinkPreview } from '@wspolnik/contract/link-previews';
import type { StoredImage } from '../../platform/uploads/store-image.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** The contract's `LinkPreview` of the row `l`. */
export function linkPreviewJson(l: Sql): Sql {
  return sql`json_build_object('url', ${l}.url, 'host', ${l}.host, 'title', ${l}.title, 'description', ${l}.description,
    'site', ${l}.site, 'image', case when ${l}.image_key is not null then json_build_object(
      'url', '/api/files/' || ${l}.image_key, 'thumbnail', '/api/files/' || ${l}.thumbnail_key,
      'width', ${l}.image_width, 'height', ${l}.image_height) end)`;
}

export interface KnownLink {
  id: string;
  /** Null for a page that could not be fetched. */
  preview: LinkPreview | null;
}

export async function findPreview(db: Db, url: string, now: Date): Promise<KnownLink | undefined> {
  return db.one<KnownLink>(sql`
    select l.id, case when l.title is not null then ${linkPreviewJson(sql`l`)} end as preview
    from link_previews l where l.url = ${url} and l.expires_at > ${now} order by l.expires_at desc limit 1`);
}

export interface NewPreview {
  id: string;
  url: URL;
  title: string | null;
  description: string | null;
  site: string | null;
  image: StoredImage | null;
  expiresAt: Date;
}

export async function insertPreview(db: Db, preview: NewPreview, now: Date): Promise<void> {
  const { id, url, title, description, site, image, expiresAt } = preview;
  await db.query(sql`
    insert into link_previews (id, url, host, title, description, site, image_key, thumbnail_key, image_width, image_height,
                               fetched_at, expires_at)
    values (${id}, ${url.href}, ${url.hostname}, ${title}, ${description}, ${site}, ${image?.key ?? null},
            ${image?.thumbnailKey ?? null}, ${image?.width ?? null}, ${image?.height ?? null}, ${now}, ${expiresAt})`);
}

/** Deletes expired previews that no post shows. Answers the keys of their pictures. */
export async function deleteExpired(db: Db, limit: number, now: Date): Promise<(string | null)[]> {
  const rows = await db.query<{ image_key: string | null; thumbnail_key: string | null }>(sql`
    delete from link_previews where id in (
      select l.id from link_previews l
      where l.expires_at <= ${now} and not exists (
        select 1 from posts p where p.link_preview_id = l.id and p.deleted_at is null)
      order by l.expires_at limit ${limit} for update skip locked)
    returning image_key, thumbnail_key`);
  return rows.flatMap((row) => [row.image_key, row.thumbnail_key]);
}
