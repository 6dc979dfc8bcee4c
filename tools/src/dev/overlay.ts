import { publicRemote, scriptJson } from '@wspolnik/deploy';
import type { ContainerManifest, Locale, PublicRelease, PublicRemote } from '@wspolnik/deploy/release';
import { badge } from './badge.ts';
import type { CurrentCopy } from './working-copy.ts';

export interface Overlay {
  /** Folder of the remote, for people. */
  folder: string;
  copy: CurrentCopy;
  /** Address of the main script of the shell for development; without it, the site's own shell runs. */
  shell?: string;
  /** Lets the page register the service worker of the site. */
  worker?: boolean;
}

/**
 * React leaves its renderer here when it starts, unless the browser's React tools have made such an object. The working copy loads
 * later, finds the renderer and can refresh its components (`injectIntoGlobalHook` of react-refresh/runtime).
 */
const RENDERERS = `self.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map(),supportsFiber:true,
inject(renderer){this.renderers.set(this.renderers.size+1,renderer);return this.renderers.size},
onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}`;

const RELEASE = /(<script type="application\/json" id="release">)([\s\S]*?)(<\/script>)/;
const CHARSET = '<meta charset="utf-8">';

/** Puts the working copy into a page of the gateway. Any other page is left as it is. */
export function overlayPage(html: string, overlay: Overlay): string {
  const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1];
  if (!nonce || !RELEASE.test(html)) return html;
  const locale: Locale = html.includes('<html lang="en"') ? 'en' : 'pl';
  const { folder, copy, shell, worker } = overlay;
  const shellTags = shell
    ? `<script nonce="${nonce}">${RENDERERS}</script><script defer nonce="${nonce}" src="${shell}"></script>`
    : '';
  return withoutFilesOf([copy.manifest.name, ...(shell ? ['shell'] : [])], html)
    .replace(CHARSET, () => CHARSET + shellTags)
    .replace(RELEASE, (_, open: string, json: string, close: string) => {
      const release: PublicRelease = JSON.parse(json);
      const remotes = overlayRemotes(release.remotes, copy, false);
      const config = worker ? release.config : { ...release.config, serviceWorker: 'off' };
      return open + scriptJson({ ...release, remotes, config }) + close;
    })
    .replace('</body>', () => `${badge(folder, locale, nonce)}</body>`);
}

/** The same in the answer that says which guarded remotes somebody may load. */
export function overlayGrants(json: string, { copy }: Overlay): string {
  const grants: { remotes: PublicRemote[] } = JSON.parse(json);
  return JSON.stringify({ ...grants, remotes: overlayRemotes(grants.remotes, copy, true) });
}

/** A remote that is not released yet is added where it belongs: to the guarded ones, or to those of everybody. */
function overlayRemotes(remotes: PublicRemote[], { manifest, entry }: CurrentCopy, guarded: boolean): PublicRemote[] {
  const { name } = manifest;
  if (guarded !== manifest.roles.length > 0) return remotes.filter((remote) => remote.name !== name);
  const own = publicRemote({ name, version: '', manifest, assets: { entry, startup: [], chunks: {}, files: [] } });
  const isReleased = remotes.some((remote) => remote.name === name);
  return isReleased ? remotes.map((remote) => (remote.name === name ? own : remote)) : [...remotes, own];
}

/** Scripts and preloads of other files than will run. */
function withoutFilesOf(names: string[], html: string): string {
  const file = `(?:src|href)="/(?:r|g/[^/"]+)/(?:${names.join('|')})/`;
  return html.replace(new RegExp(`<script [^>]*${file}[^>]*></script>|<link [^>]*${file}[^>]*>`, 'g'), '');
}

/** The policy of a page: it may contain a remote that the site does not know, and its socket is on this machine. */
export function overlayPolicy(
  policy: string,
  { name }: ContainerManifest,
  sockets: { from: string; to: string },
): string {
  return policy
    .replace(/trusted-types [^;]*/, (list) => (list.split(' ').includes(`wp-${name}`) ? list : `${list} wp-${name}`))
    .replaceAll(`wss://${sockets.from}`, `ws://${sockets.to}`)
    .replaceAll(`ws://${sockets.from}`, `ws://${sockets.to}`);
}
