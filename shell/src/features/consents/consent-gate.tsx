import { useSessionStore } from '@wspolnik/shared-auth';
import { DialogOnDemand, useLocation } from '@wspolnik/system';
import type { ConsentDialogProps } from './consent-dialog.tsx';

const load = async () => (await import(/* webpackChunkName: "consent-dialog" */ './consent-dialog.tsx')).ConsentDialog;

/** What a person may do without agreeing: read the documents, ask, take or delete their data, sign out. */
const OPEN = /^\/(documents\/|account\/settings\/|contact$|auth\/logout$)/;

/** Asks a signed-in person about new versions of the documents, over every other page, until they agree. */
export function ConsentGate() {
  const { pathname } = useLocation();
  const user = useSessionStore((state) => (state.isAuth ? state.user : null));
  // A session that was stored before there were versions has no list; the person is read again at the start.
  const due = user?.consents_due ?? [];
  if (!user || due.length === 0 || OPEN.test(pathname)) return null;
  const props: ConsentDialogProps = { due, onClose: () => undefined };
  return <DialogOnDemand load={load} props={props} />;
}
