import { type BuildRequest, buildContainer } from './container.ts';

// Without the parent nobody needs the build; after the build this is the normal end.
process.once('disconnect', () => process.exit());

// A separate process per container: webpack is single-threaded, and two of them use two cores.
process.once('message', async (request: BuildRequest) => {
  try {
    await buildContainer(request);
    if (process.connected) process.disconnect();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
});
