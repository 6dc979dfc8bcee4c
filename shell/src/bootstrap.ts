import '@wspolnik/system/base.css';
import { prepareCalls, refreshMe, startLive } from '@wspolnik/shared-auth';
import { markBusy, setMapSource } from '@wspolnik/system';
import { start } from 'single-spa';
import { startShellPages } from './pages/shell-pages.app.tsx';
import { startBusyRouting } from './platform/busy-routing.ts';
import { startFederation } from './platform/federation.ts';
import { startGrants } from './platform/grants.ts';
import { loadMessages } from './platform/i18n.ts';
import { startLinkClicks } from './platform/link-clicks.ts';
import { startMeasuring } from './platform/measuring.ts';
import { startMissingFiles } from './platform/missing-file.ts';
import { startMountMarks } from './platform/mount-marks.ts';
import { startNextRelease } from './platform/next-release.ts';
import { startOffline } from './platform/offline.ts';
import { once } from './platform/once.ts';
import { startOwnCompanies } from './platform/own-companies.ts';
import { startPageEffects } from './platform/page-effects.ts';
import { startPageHead } from './platform/page-head.ts';
import { startReferrals } from './platform/referrals.ts';
import { readRelease } from './platform/release.ts';
import { renewRemoteApp, restartRemoteApps, startRemoteApps } from './platform/remote-apps.tsx';
import { report } from './platform/report.ts';
import { startRouting } from './platform/routing.ts';
import { startSlots } from './platform/slots.ts';
import { startTheme } from './platform/theme.ts';
import { startWarming } from './platform/warm.ts';

function place(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/** Milliseconds that header and footer wait for the page; until then the gateway's are shown, with working links. */
const LAYOUT_WAIT = 1000;

/** The page has its content, which the visitor came for; or that takes long. */
function pageStands(): Promise<void> {
  return new Promise((resolve) => {
    // One task later, so that the content is painted first.
    const wake = once(() => setTimeout(resolve));
    window.addEventListener('wp:page', wake, { once: true });
    setTimeout(wake, LAYOUT_WAIT);
  });
}

/** Starts the page: remotes and routing at once, header and footer after the page's first content. */
export function startShell(): void {
  const release = markBusy();
  const main = place('main');
  setMapSource(readRelease().config);
  startFederation();
  startMountMarks();
  startMissingFiles();
  startTheme();
  startReferrals();
  startGrants();
  startSlots();
  startWarming();
  startRemoteApps(main);
  startShellPages(main);
  startNextRelease({ renew: renewRemoteApp });
  startRouting({ onIdentity: () => void restartRemoteApps() });
  startPageEffects();
  startPageHead();
  startBusyRouting();
  startLinkClicks();
  start({ urlRerouteOnly: true });
  const stands = pageStands();
  startMeasuring(stands);
  // Without its code or its texts the shell leaves the gateway's header in place: plain links that work.
  Promise.all([import(/* webpackChunkName: "layout" */ './layout/layout.tsx'), loadMessages(), stands])
    .then(([{ renderLayout }]) => renderLayout(place('header'), place('footer')))
    .catch(report)
    .finally(release);
  void stands.then(prepareCalls);
  void stands.then(startOffline);
  const { preview } = readRelease().config;
  if (preview) {
    Promise.all([import(/* webpackChunkName: "preview" */ './preview/preview-bar.tsx'), loadMessages(), stands])
      .then(([{ showPreviewBar }]) => showPreviewBar(preview))
      .catch(report);
  }
  startOwnCompanies();
  // What is stored may be outdated, which is no reason to leave the page without a layout.
  refreshMe().catch(report);
  startLive();
}
