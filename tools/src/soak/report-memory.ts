// Imported into the product or the gateway before its own code, with --expose-gc: answers each message with the memory after a collection.
/** Finalizers of the first collection free what the second collects. */
function collect(): void {
  globalThis.gc?.();
  globalThis.gc?.();
}

process.on('message', () => {
  collect();
  setImmediate(() => {
    collect();
    process.send?.(process.memoryUsage());
  });
});
// The channel must not keep the process running.
process.channel?.unref();

export {};
