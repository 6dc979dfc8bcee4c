/** Replaces federation's snapshots, which describe remotes by manifests: ours come from the release set. */
export class SnapshotHandler {
  /** Plugins are offered to every part of the runtime. */
  readonly hooks = { applyPlugin() {}, removePlugin() {} };
  /** Removing a remote clears its manifest. */
  readonly manifestCache: Map<string, unknown> = new Map();
}

export function getGlobalRemoteInfo(): { hostGlobalSnapshot: undefined } {
  return { hostGlobalSnapshot: undefined };
}
