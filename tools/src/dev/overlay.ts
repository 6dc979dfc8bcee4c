import type { ContainerManifest, Locale, PublicRelease } from '@wspolnik/deploy';
import { badge } from './badge.ts';
import type { CurrentCopy } from './working-copy.ts';

export interface Overlay {
  /** Folder of the remote, for people. */
  folder: string;
  copy: CurrentCopy;
  /** Pathname of the main script of the shell for development; the site's own shell without it. */
  shell?: string;
}

type PublicRemote = PublicRelease['remotes'][number];

/**
 * React notes its renderer here when it starts, if the browser's React tools have not made one. The working copy, which loads
 * later, finds it and can refresh its components (react-refresh/runtime, injectIntoGlobalHook).
 */
const RENDERERS = `self.__REACT_DEVTOOLS_GLOBAL_HOOK__||(self.__REACT_DEVTOOLS_GLOBAL_HOOK__=function(n,f){
return{renderers:new Map,supportsFiber:true,inject:function(i){this.renderers.set(++n,i);return n},onScheduleFiberRoot:f,onCommitFiberRoot:f,onCommitFiberUnmount:f}}(0,function(){}))`;

/** Puts the working copy into a page of a gateway. Any other page is left as it is. */
export function overlayPage(html: string, overlay: Overlay): string {
  const release = /(<script type="application\/json" id="release">)([\s\S]*?)(<\/script>)/;
  const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1];
  if (!nonce || !release.test(html)) return html;
  const locale: Locale = html.includes('<html lang="en"') ? 'en' : 'pl';
  const { name } = overlay.copy.manifest;
  const inserted = [
    overlay.shell ? `<script nonce="${nonce}">${RENDERERS}</script>` : '',
    overlay.shell ? `<script defer nonce="${nonce}" src="${overlay.shell}"></script>` : '',
  ];
  return withoutFilesOf(overlay.shell ? [name, 'shell'] : [name], html)
    .replace(/<head>/, () => `<head>${inserted.join('')}`)
    .replace(release, (_, open: string, json: string, close: string) => {
      const set: { remotes: PublicRemote[] } = JSON.parse(json);
      return open + scriptJson({ ...set, remotes: overlayRemotes(set.remotes, overlay, false) }) + close;
    })
    .replace('</body>', () => `${badge(overlay.folder, locale, nonce)}</body>`);
}

/** The same in an answer that tells the page of remotes: of a later release, or of those that this person may load. */
export function overlayAnswer(json: string, overlay: Overlay, guarded: boolean): string {
  const answer: { remotes?: PublicRemote[] } = JSON.parse(json);
  if (!answer.remotes) return json;
  return JSON.stringify({ ...answer, remotes: overlayRemotes(answer.remotes, overlay, guarded) });
}

/** A remote that is not released yet is added where it belongs: among the guarded ones, or among those of everybody. */
function overlayRemotes(remotes: PublicRemote[], { copy }: Overlay, guarded: boolean): PublicRemote[] {
  const others = remotes.filter(({ name }) => name !== copy.manifest.name);
  const isGuarded = copy.manifest.roles.length > 0;
  return isGuarded === guarded ? [...others, publicRemote(copy)] : others;
}

function publicRemote({ manifest, entry }: CurrentCopy): PublicRemote {
  const { name, roles, routes, slots } = manifest;
  return {
    name,
    entry,
    roles,
    routes: routes.map(({ path, skeleton, protected: isProtected, roles: of }) => ({
      path,
      skeleton,
      protected: isProtected,
      roles: of,
    })),
    slots,
  };
}

/** Scripts and preloads of other files than will run. */
function withoutFilesOf(names: string[], html: string): string {
  const file = `(?:src|href)="/(?:r|g/[^/"]+)/(?:${names.join('|')})/`;
  return html.replace(new RegExp(`<script [^>]*${file}[^>]*></script>|<link [^>]*${file}[^>]*>`, 'g'), '');
}

const scriptJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

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
