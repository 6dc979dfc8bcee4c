import { satisfies } from 'semver';
import { type Known, listNames } from './known.ts';

/** Parts that a remote needs from the shell and does not get: a module, a version, or exports. */
export function sharedModuleBreaks(shell: Known, remote: Known): string[] {
  return Object.entries(remote.interface.uses).flatMap(([module, { range, exports }]) => {
    const provided = shell.interface.provides[module];
    if (!provided) return [`${remote.name} needs ${module}, which the shell does not provide.`];
    const broken: string[] = [];
    if (range !== false && !satisfies(provided.version, range, { includePrerelease: true })) {
      broken.push(`${remote.name} needs ${module} ${range}, and the shell provides ${provided.version}.`);
    }
    // Exports of a CommonJS module are not known; only its version shows a change.
    const missing = provided.exports && (exports ?? []).filter((name) => !provided.exports?.includes(name));
    if (missing && missing.length > 0) {
      broken.push(`${remote.name} uses ${listNames(missing)} of ${module}, which the shell does not export.`);
    }
    return broken;
  });
}
