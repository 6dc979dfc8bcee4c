import { sha256 } from '../release/content.ts';
import type { Role, Skeleton } from '../release/manifest-types.ts';
import type { ReleasedContainer } from '../release/types.ts';

/** Words that occur once: two syllables or three, as in the paths of products. */
function* words(): Generator<string> {
  const syllables = 'ka zy mo lin tre pas wo dru bel sza ni for que lam tor ges hil pu'.split(' ');
  for (let index = 7; ; index = (index * 31 + 11) % 5807) {
    const at = (shift: number) => syllables[Math.floor(index / shift) % syllables.length] ?? '';
    yield at(1) + at(18) + (index % 3 === 0 ? at(324) : '') + at(7);
  }
}

/** As many remotes, each with its own pages, slots and words. */
export function generateRemotes(count: number): ReleasedContainer[] {
  const word = words();
  const next = () => String(word.next().value);
  const skeletons: Skeleton[] = ['cards', 'rows', 'detail', 'form', 'profile'];
  return Array.from({ length: count }, (_, at) => {
    const [name, entry] = [next(), `${sha256(String(at))}.js`];
    const routes = Array.from({ length: 8 }, (_route, index) => ({
      path: `/${name}${index === 0 ? '' : `/${next()}`}${index % 3 === 1 ? `/:${next()}` : ''}`,
      skeleton: skeletons[index % skeletons.length] ?? 'text',
      chunks: [`page-${next()}`],
      title: { pl: `Strona ${next()}`, en: `Page ${next()}` },
      description: { pl: `Opis, który ma ${next()}`, en: `A description of ${next()}` },
      early: [{ path: `${next()}/`, query: ['page', 'q'] }],
      ...(index % 2 ? { protected: true } : {}),
      ...(index % 4 === 3 ? { roles: ['company'] as Role[] } : {}),
    }));
    const slots = [{ name: `${next()}.${next()}`, expose: `./${next()}` }];
    const manifest = { name: `mf_${name}`, exposes: {}, roles: [], routes, slots };
    return { name: manifest.name, version: '', manifest, assets: { entry, startup: [], chunks: {}, files: [entry] } };
  });
}
