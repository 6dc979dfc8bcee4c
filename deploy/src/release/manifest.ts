import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { validRange } from 'semver';
import type { ContainerManifest } from './manifest-types.ts';

const schema = JSON.parse(readFileSync(new URL('./remote.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv({ allErrors: true }).compile(schema);

/** What is wrong with a manifest, or an empty text. */
export function manifestProblems(manifest: unknown): string {
  if (!validate(manifest)) {
    return validate.errors?.map((error) => `${error.instancePath || '/'} ${error.message}`).join('; ') ?? 'no manifest';
  }
  const { api } = manifest as Partial<ContainerManifest>;
  if (api === undefined || validRange(api) !== null) return '';
  return `"${api}" is no range of versions, such as ^1.2.0`;
}

/** Validates remote.json or the shell's routes.json and adds defaults. `file` names it in the error. */
export function parseManifest(json: string, file: string): ContainerManifest {
  const manifest: Partial<ContainerManifest> = JSON.parse(json);
  const problems = manifestProblems(manifest);
  if (problems) throw new Error(`${file}: ${problems}`);
  return { name: 'shell', exposes: {}, roles: [], slots: [], routes: [], ...manifest };
}
