import type { Webinar } from '@wspolnik/contract';
import { DialogOnDemand, localePath, ShareDialog, useLocale } from '@wspolnik/system';
import { webinarQuery } from '../../lib/webinars.reads.ts';

/** What a card opens. */
export type WebinarDialog = 'share' | 'sign-up' | 'sign-off' | 'participants';

export interface OpenedDialog {
  dialog: WebinarDialog;
  webinar: Webinar;
}

const loadSignUp = async () =>
  (await import(/* webpackChunkName: "webinar-sign-up" */ './sign-up-dialog.tsx')).SignUpDialog;
const loadSignOff = async () =>
  (await import(/* webpackChunkName: "webinar-sign-off" */ './sign-off-question.tsx')).SignOffQuestion;
const loadParticipants = async () =>
  (await import(/* webpackChunkName: "webinar-participants" */ './participants-dialog.tsx')).ParticipantsDialog;

/** The dialogs of all cards, one at a time. */
export function WebinarDialogs({ opened, onClose }: { opened: OpenedDialog | null; onClose(): void }) {
  const propsOf = (dialog: WebinarDialog) => (opened?.dialog === dialog ? { webinar: opened.webinar, onClose } : null);
  return (
    <>
      {opened?.dialog === 'share' && <ShareWebinar webinar={opened.webinar} onClose={onClose} />}
      <DialogOnDemand load={loadSignUp} props={propsOf('sign-up')} />
      <DialogOnDemand load={loadSignOff} props={propsOf('sign-off')} />
      <DialogOnDemand load={loadParticipants} props={propsOf('participants')} />
    </>
  );
}

/** Rendered only after a click, so `window` is available. */
function ShareWebinar({ webinar, onClose }: { webinar: Webinar; onClose(): void }) {
  const path = localePath(webinarQuery.href({ open: webinar.id }), useLocale());
  return <ShareDialog open url={window.location.origin + path} title={webinar.title} onClose={onClose} />;
}
