import type { Dispatcher } from 'undici';
import { LOCALES } from '../release/manifest-types.ts';
import type { PublicConfig } from '../release/page-types.ts';
import { earlyNeeds, earlyReads } from './early.ts';
import { readPageData } from './page-data.ts';
import type { FirstInputs } from './render/renderer.ts';

/** Each public page without a parameter, in each language: with them a thread compiles its code before anybody waits for it. */
export function firstInputs(api: Dispatcher, config: PublicConfig, deadline: number): FirstInputs {
  return async ({ manifest }, { set, remotes }) => {
    const release = { number: set.number, remotes, config };
    const routes = manifest.routes.filter((route) => earlyNeeds(route) === null && !route.path.includes(':'));
    const inputs = routes.map(async (route) => {
      const { answers } = await readPageData(api, earlyReads(route, {}, new URLSearchParams()), deadline);
      // Without its data no page is rendered.
      if (!answers) return [];
      return LOCALES.map((locale) => ({
        locale,
        path: route.path,
        search: '',
        answers,
        release,
      }));
    });
    return (await Promise.all(inputs)).flat();
  };
}
