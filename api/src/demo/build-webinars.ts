import { DAY_MS, MINUTE_MS } from '@wspolnik/settings';
import { CATALOG } from './catalog.ts';
import { type Album, PICTURE } from './pictures.ts';
import { type DemoWebinar, WEBINARS } from './webinars.ts';
import type { World } from './world.ts';

/** Time since the start of the running one. */
const BEGUN_MS = 10 * MINUTE_MS;

function startOf(world: World, { day, hour }: DemoWebinar): Date {
  if (hour === undefined) return new Date(world.now.getTime() - BEGUN_MS);
  const date = new Date(world.now.getTime() + day * DAY_MS);
  date.setUTCHours(hour, 0, 0, 0);
  return date;
}

function image(album: Album, { category, scene }: DemoWebinar, seed: number) {
  const { fileKey, thumbnailKey } = album.add(scene, CATALOG[category]?.colour ?? '', seed);
  const { width, height } = PICTURE;
  return { image_key: fileKey, thumbnail_key: thumbnailKey, image_width: width, image_height: height };
}

/** One running, three upcoming (one without sign-up) and two past webinars, relative to the clock. */
export function buildWebinars(world: World, album: Album): void {
  const roots = world.categories.filter(({ parent_id }) => parent_id === null);
  const created = world.daysAgo(30);
  WEBINARS.forEach((webinar, index) => {
    const { title, text, category, signup, speaker } = webinar;
    world.webinars.push({
      id: world.newId(created),
      title,
      short_description: text,
      webinar_date: startOf(world, webinar),
      category_id: roots[category]?.id ?? null,
      signup_url: signup ?? null,
      ...image(album, webinar, index),
      speaker_name: speaker.name,
      speaker_description: speaker.about,
      speaker_sector: speaker.sector,
      speaker_phone: speaker.phone ?? null,
      speaker_email: speaker.email ?? null,
      created_at: created,
    });
  });
}
