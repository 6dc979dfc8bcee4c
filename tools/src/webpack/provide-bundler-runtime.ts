/**
 * Federation runtime plugin compiled into the shell: passes webpack's part of the federation runtime to the remotes, as
 * `provideExternalRuntime` does with the core. Without it each remote's entry has its own copy (5 KB br). A build that
 * exposes nothing lacks `initContainerEntry`.
 */
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { bundlerRuntime, runtime } = federation;
Object.assign(globalThis, {
  _FEDERATION_BUNDLER_RUNTIME: {
    ...federation,
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    // `init` distinguishes containers by a constant of the build that compiled it, which would be the shell's for all of
    // them.
    runtime: { ...runtime, init: runtime?.createInstance },
  },
});

// biome-ignore lint/style/noDefaultExport: the federation runtime takes a plugin's default export
export default function provideBundlerRuntime() {
  return { name: 'provide-bundler-runtime' };
}
