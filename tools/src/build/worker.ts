import { type BuildRequest, buildContainer } from './container.ts';

// Without the parent nobody waits for the build; after it, this is the normal end.
process.once('disconnect', () => process.exit());

// A process of its own per container: webpack is single-threaded, and two of them fill two cores.
process.once('message', async (request: BuildRequest) => {
  try {
    await buildContainer(request);
    if (process.connected) process.disconnect();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
});
