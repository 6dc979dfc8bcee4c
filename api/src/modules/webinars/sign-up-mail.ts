import type { Context } from '../../platform/context.ts';
import { composeMail, pageUrl } from '../../platform/mail/templates.ts';
import { momentOf } from '../../platform/polish-days.ts';
import type { IdentityUser } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import type { LockedWebinar } from './sign-ups.sql.ts';
import { toCalendar } from './webinar-calendar.ts';
import { selectWebinar } from './webinars.sql.ts';

interface SignedUp {
  webinar: LockedWebinar;
  user: IdentityUser;
  hasPlace: boolean;
}

/** Confirms a sign-up; a place with the webinar as a calendar file. */
export async function mailSignUp(
  { config, mailer }: Pick<Context, 'config' | 'mailer'>,
  tx: Db,
  { webinar, user, hasPlace }: SignedUp,
): Promise<void> {
  const { email: to, first_name: name, locale } = user;
  const mail = composeMail(hasPlace ? 'webinarSignedUp' : 'webinarWaiting', {
    to,
    locale,
    name,
    link: pageUrl(config.publicUrl, locale, `/webinars?open=${webinar.id}`),
    params: { webinar: webinar.title, start: momentOf(new Date(webinar.webinar_date), locale) },
  });
  const calendar = hasPlace ? await selectWebinar(tx, webinar.id) : undefined;
  if (!calendar) return mailer.enqueue(tx, mail);
  const content = Buffer.from(toCalendar(calendar, config.publicUrl)).toString('base64');
  const file = {
    filename: 'webinar.ics',
    contentType: 'text/calendar; charset=utf-8',
    encoding: 'base64',
    content,
  } as const;
  await mailer.enqueue(tx, { ...mail, attachments: [file] });
}
