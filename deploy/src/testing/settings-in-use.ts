import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECTIONS } from '@wspolnik/settings';

export const ROOT = join(import.meta.dirname, '../../..');
export const SETTING_NAMES = new Set(Object.values(SECTIONS).flatMap((section) => Object.keys(section)));

/** Settings that the files of a pattern read: their names outside of comments and texts. */
export async function settingsReadIn(pattern: string): Promise<string[]> {
  const found = new Set<string>();
  for await (const file of glob(pattern, { cwd: ROOT })) {
    if (/\.test\.ts$|\/testing\//.test(file)) continue;
    const code = (await readFile(join(ROOT, file), 'utf8')).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|'[^'\n]*'/gm, '');
    const names =
      /\b(?:settings|env)\.([A-Z][A-Z\d_]+)|\{([^{}]*)\}(?:: (?:Pick<Settings,|Settings\b|NodeJS\.ProcessEnv|Environment\b)| = (?:settings|env)\b)/g;
    for (const [, name = '', several = ''] of code.matchAll(names)) {
      for (const one of [name, ...(several.match(/\b[A-Z][A-Z\d_]+\b/g) ?? [])])
        if (SETTING_NAMES.has(one)) found.add(one);
    }
  }
  return [...found];
}

/** The programs of the image and their code, as patterns. */
export const SERVICES = {
  api: '{api/src/**/*,deploy/settings/src/tracing}.ts',
  gateway: '{deploy/src/**/*,deploy/settings/src/tracing}.ts',
} as const;

/** Settings that a service reads and an installation of containers does not name, with the reason. */
export const OF_THE_IMAGE: Record<keyof typeof SERVICES, Record<string, string>> = {
  api: {
    NODE_ENV: 'of the image',
    DEMO_DATA: 'none in production',
    PORT: 'of an address that PUBLIC_URL names',
  },
  gateway: {
    NODE_ENV: 'of the image',
    PORT: 'its default inside; what maps it is outside',
    DATA_DIR: 'of the image; MAP_FILE names the map',
    GATEWAY_DIR: 'of the image, a volume',
    RELEASE_PRIVATE_KEY: 'of the store: a gateway signs with RELEASE_KEY',
  },
};
