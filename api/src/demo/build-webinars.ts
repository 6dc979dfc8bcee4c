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

/**
 * People sign up one after another; where more come than there are places, owner@ is the last who waits. Most show it to their
 * contacts, every second to the other participants.
 */
function addSignUps(world: World, webinar: DemoWebinar, id: string, index: number): void {
  const { people = 0, places = people } = webinar;
  if (people === 0) return;
  const idOf = (login: string) => world.users.find(({ email }) => email.startsWith(`${login}@`))?.id;
  const others = world.users.filter(({ email }) => email.startsWith('firma')).map((user) => user.id);
  const neighbours = (count: number) => others.slice(index * 3, index * 3 + count);
  const coming =
    people > places
      ? [...neighbours(people - 1), idOf('owner')]
      : [idOf('user'), idOf('owner'), ...neighbours(people - 2)];
  const start = startOf(world, webinar).getTime();
  const first = Math.min(world.now.getTime(), start) - 3 * DAY_MS;
  const dayBefore = start - DAY_MS;
  coming.forEach((user_id, position) => {
    const has_place = position < places;
    world.webinarSignUps.push({
      webinar_id: id,
      user_id,
      signed_up_at: new Date(first + position * 10 * MINUTE_MS),
      has_place,
      show_contacts: position % 4 !== 3,
      show_participants: position % 2 === 0,
      remind_at: has_place && dayBefore > world.now.getTime() ? new Date(dayBefore) : null,
    });
  });
}

/** One running, three upcoming (one of them full) and two past webinars (one with a recording), relative to the clock. */
export function buildWebinars(world: World, album: Album): void {
  const roots = world.categories.filter(({ parent_id }) => parent_id === null);
  const created = world.daysAgo(30);
  WEBINARS.forEach((webinar, index) => {
    const { title, text, category, signup, speaker } = webinar;
    const id = world.newId(created);
    addSignUps(world, webinar, id, index);
    world.webinars.push({
      id,
      title,
      short_description: text,
      webinar_date: startOf(world, webinar),
      category_id: roots[category]?.id ?? null,
      signup_url: signup ?? null,
      places: webinar.places ?? null,
      join_url: webinar.join ?? null,
      recording_url: webinar.recording ?? null,
      // Announced as it appeared.
      recording_announced_at: webinar.recording ? world.now : null,
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
