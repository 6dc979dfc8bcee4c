import { WEBINAR_CONTACTS } from '@wspolnik/contract/limits';
import type { WebinarContacts, WebinarSignUp } from '@wspolnik/contract/webinars';
import { isBlockedBy } from '../../platform/blocks.sql.ts';
import { type Identity, isAdmin } from '../../platform/sign-in/identity.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { contactsOf, type Viewer } from '../network/index.ts';

/** What a webinar shows of its sign-ups. */
export interface SignUpFields {
  free_places: number | null;
  sign_up: WebinarSignUp | null;
  contacts: WebinarContacts;
  organising: { join_url: string | null; recording_url: string | null; signed_up: number; waiting: number } | null;
}

/** Of the webinar `w`. */
const TAKEN = sql`(select count(*)::int from webinar_sign_ups s where s.webinar_id = w.id and s.has_place)`;

/** Neither of the person `u` and the viewer has blocked the other. */
export function isUnblocked({ userId, companyId }: Viewer): Sql {
  const person = [sql`u.id`, sql`u.id`] as const;
  const viewer = [sql`${userId}::uuid`, sql`${companyId}::uuid`] as const;
  return sql`not ${isBlockedBy(viewer, person)} and not ${isBlockedBy(person, viewer)}`;
}

/** The caller's own sign-up; a person signs up, whatever profile is in use. */
function ownSignUp({ userId }: Viewer, now: Date): Sql {
  return sql`(select json_build_object(
    'show_contacts', s.show_contacts, 'show_participants', s.show_participants, 'has_place', s.has_place,
    'position', case when not s.has_place then (
      select count(*)::int from webinar_sign_ups o where o.webinar_id = w.id and not o.has_place
        and (o.signed_up_at, o.user_id) <= (s.signed_up_at, s.user_id)) end,
    'join_url', case when s.has_place and ${now}::timestamptz >= w.webinar_date - interval '1 hour'
      and ${now}::timestamptz < w.webinar_date + interval '1 hour' then w.join_url end)
    from webinar_sign_ups s where s.webinar_id = w.id and s.user_id = ${userId}::uuid)`;
}

function comingContacts(viewer: Viewer): Sql {
  return sql`(select json_build_object('count', count(*), 'people', coalesce(
    json_agg(json_build_object('id', t.id, 'name', t.name, 'thumbnail', t.thumbnail) order by t.place)
      filter (where t.place <= ${WEBINAR_CONTACTS}::int), '[]'))
    from (
      select u.id, u.first_name || ' ' || u.last_name as name, u.thumbnail, row_number() over (order by s.signed_up_at, u.id) as place
      from webinar_sign_ups s join users u on u.id = s.user_id join network_nodes n on n.user_id = u.id and n.state = 'active'
      where s.webinar_id = w.id and s.has_place and s.show_contacts and n.id = any ((${contactsOf(viewer)})::int[])
        and ${isUnblocked(viewer)}) t)`;
}

/** Columns {@link SignUpFields} of the webinar `w`, without those for admins. */
export function signUpFields(viewer: Viewer | null, now: Date): Sql {
  return sql`case when w.places is not null then greatest(0, w.places - ${TAKEN}) end as free_places,
    ${viewer ? ownSignUp(viewer, now) : sql`null::json`} as sign_up,
    ${viewer ? comingContacts(viewer) : sql`json_build_object('count', 0, 'people', json_build_array())`} as contacts`;
}

/** What admins see of the webinar `w`. */
export function organisingFields(caller: Identity | null): Sql {
  if (!caller || !isAdmin(caller)) return sql`null::json as organising`;
  return sql`json_build_object('join_url', w.join_url, 'recording_url', w.recording_url, 'signed_up', ${TAKEN}, 'waiting', (
    select count(*)::int from webinar_sign_ups s where s.webinar_id = w.id and not s.has_place)) as organising`;
}
