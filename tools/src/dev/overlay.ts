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

const jsonIn = (id: string) => new RegExp(`(<script type="application/json" id="${id}">)([\\s\\S]*?)(</script>)`);
const RELEASE = jsonIn('release');
const START = jsonIn('start');
const SERVED = jsonIn('served');
const CHARSET = '<meta charset="utf-8">';

/** What the page's script reads (deploy/src/gateway/document.ts), as far as it is changed. */
interface Start {
  rendered: boolean;
  containers: string[];
  main?: string;
  chunks: string[];
  ahead: string[];
}

/** Puts the working copy into a page of the gateway, whose policy has this nonce too. Any other page is left as it is. */
export function overlayPage(html: string, overlay: Overlay, nonce: string): string {
  if (!START.test(html) || !RELEASE.test(html)) return html;
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

/**
 * Other files than will run are not asked for. A page that needs some of them was rendered by other code too: its markup stays, as a
 * skeleton, until the page is rendered.
 */
function withoutFilesOf(names: string[], html: string): string {
  const file = new RegExp(`^/r/(?:${names.join('|')})/`);
  const start: Start = JSON.parse(START.exec(html)?.[2] ?? '');
  const isLeft = (url: string) => !file.test(url);
  const { main, chunks, ahead, containers } = start;
  const isOther = [main ?? '', ...chunks, ...ahead].some((url) => file.test(url));
  const changed: Start = {
    ...start,
    rendered: start.rendered && !isOther,
    containers: containers.filter((name) => !names.includes(name)),
    chunks: chunks.filter(isLeft),
    ahead: ahead.filter(isLeft),
  };
  if (main && file.test(main)) delete changed.main;
  const page = html.replace(START, (_, open: string, _json, close: string) => open + scriptJson(changed) + close);
  return isOther ? withoutMarks(page) : page;
}

const withoutMarks = (html: string) =>
  html.replace(SERVED, '').replace(/(<div(?: id="(?:header|footer)")?) data-served(?:="[a-z0-9_]+")?>/g, '$1>');

/**
 * The policy of a page: the tags of the overlay run, it may contain a remote that the site does not know, and its socket is on this
 * machine.
 */
export function overlayPolicy(
  policy: string,
  { name }: ContainerManifest,
  { nonce, sockets }: { nonce: string; sockets: { from: string; to: string } },
): string {
  return policy
    .replace(/(script|style)-src [^;]*/g, (list) => `${list} 'nonce-${nonce}'`)
    .replace(/trusted-types [^;]*/, (list) => (list.split(' ').includes(`wp-${name}`) ? list : `${list} wp-${name}`))
    .replaceAll(`wss://${sockets.from}`, `ws://${sockets.to}`)
    .replaceAll(`ws://${sockets.from}`, `ws://${sockets.to}`);
}
