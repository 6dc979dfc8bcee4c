/**
 * Federation runtime plugin compiled into the shell: hands webpack's part of the federation runtime to the remotes, as
 * `provideExternalRuntime` hands them the core. Without it each remote's entry carries its own copy (5 KB br).
 * `initContainerEntry` is what a build that exposes nothing leaves out.
 */
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { bundlerRuntime, runtime } = federation;
Object.assign(globalThis, {
  _FEDERATION_BUNDLER_RUNTIME: {
    ...federation,
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    // `init` tells containers apart by a constant of the build that compiled it, which is the shell's for all of them.
    runtime: { ...runtime, init: runtime?.createInstance },
  },
});

// biome-ignore lint/style/noDefaultExport: the federation runtime takes a plugin's default export
export default function provideBundlerRuntime() {
  return { name: 'provide-bundler-runtime' };
}
