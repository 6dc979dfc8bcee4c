// Asks `/healthz` of the gateway at the address in its argument again and again, and tells the parent the slowest answer in
// milliseconds whenever it asks. A separate process: the parent's work would delay what it measures.
const [origin = ''] = process.argv.slice(2);
let slowest = 0;

process.on('message', () => {
  process.send?.(slowest);
  slowest = 0;
});
// Without the parent nobody needs it.
process.once('disconnect', () => process.exit());

for (;;) {
  const started = performance.now();
  await (await fetch(`${origin}/healthz`)).arrayBuffer();
  slowest = Math.max(slowest, performance.now() - started);
  await new Promise((resolve) => setTimeout(resolve, 5));
}
