import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { sql } from '../../../api/src/storage/sql.ts';
import { commandOptions, judge } from '../../../api/src/testing/command-options.ts';
import { launchBrowser } from './measure.ts';
import { serveBench } from './serve-bench.ts';

// `pnpm bench:thread [--messages=10000] [--scrolls=40] [--slowdown=4] [--smoke]`: typing and scrolling in a long thread, on the
// built product with a slowed CPU.
const { values } = parseArgs({
  options: commandOptions({ messages: [10_000, 100], scrolls: [40, 2], slowdown: [4, 1] }),
});
const MESSAGES = Number(values.messages);
const SCROLLS = Number(values.scrolls);
const CPU_SLOWDOWN = Number(values.slowdown);
/** Milliseconds from a key to the next frame. */
const MOST_MS = 100;
/** Milliseconds for the frame of the last key. */
const REPORT_TIME = 500;
const PASSWORD = 'Demo!2345';

/** Fills the thread of user@ and the first demo company. */
const fill = sql`
  with thread as (
    select t.id, t.last_number from message_threads t
    join message_sides s on s.thread_id = t.id join users u on u.id = s.user_id
    where u.email = 'user@demo.wspolnik.test' order by s.last_message_at desc limit 1
  ), writers as (
    select distinct on (m.side) m.side, m.author_id, m.sender_company_id
    from messages m join thread on m.thread_id = thread.id order by m.side
  ), filled as (
    insert into messages (id, thread_id, number, side, author_id, sender_company_id, text, created_at)
    select gen_random_uuid(), thread.id, thread.last_number + n, w.side, w.author_id, w.sender_company_id,
      'Wiadomość ' || n || repeat(' i jeszcze kilka słów', n % 12), now() - (${MESSAGES}::int - n) * interval '3 minutes'
    from thread, generate_series(1, ${MESSAGES}::int) n join writers w on w.side = n % 2
  )
  update message_threads t set last_number = t.last_number + ${MESSAGES}::int from thread where t.id = thread.id
  returning t.id`;

function observe() {
  const durations: number[] = [];
  const shifts: number[] = [];
  Object.assign(window, { __durations: durations, __shifts: shifts });
  // From the key to the first task after the next frame. Chromium's Event Timing reports no key of this field.
  const note = ({ timeStamp }: Event) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => durations.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  };
  addEventListener('keydown', note, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) shifts.push(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function signIn(page: Page, origin: string): Promise<void> {
  const reply = await page.request.post(`${origin}/api/accounts/login/`, {
    data: { email: 'user@demo.wspolnik.test', password: PASSWORD },
  });
  const { access: access_token, refresh: refresh_token, user } = await reply.json();
  const state = { access_token, refresh_token, user, company: null };
  await page.goto(`${origin}/healthz`);
  await page.evaluate((text) => localStorage.setItem('wspolnik.session', text), JSON.stringify({ state, version: 0 }));
}

const read = (page: Page, name: '__durations' | '__shifts') =>
  page.evaluate((key) => (window as unknown as Record<string, number[]>)[key] ?? [], name);

let thread = '';
const { origin, close } = await serveBench({
  async prepare({ app }) {
    thread = (await app.context.db.one<{ id: string }>(fill))?.id ?? '';
  },
});
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(observe);
  await signIn(page, origin);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(`${origin}/messages/thread/${thread}`);
  await page.getByText(`Wiadomość ${MESSAGES}`).first().waitFor();
  await page.waitForLoadState('networkidle');
  const shift = (await read(page, '__shifts')).reduce((sum, value) => sum + value, 0);

  await page.mouse.move(800, 400);
  for (let turn = 0; turn < SCROLLS; turn++) {
    await page.mouse.wheel(0, -1500);
    await page.waitForTimeout(100);
  }
  const loaded = await page
    .locator('main section ol')
    .last()
    .evaluate((list) => list.clientHeight);
  await page.focus('main textarea');
  await page.keyboard.type('Dzień dobry, dziękuję za odpowiedź', { delay: 90 });
  await page.waitForTimeout(REPORT_TIME);
  // 0 means that nothing was observed: no result.
  const slowest = Math.max(0, ...(await read(page, '__durations')));
  console.log(`a thread of ${MESSAGES} messages, CPU ${CPU_SLOWDOWN}×; ${loaded} px loaded by scrolling`);
  console.log(
    `typing: the slowest key ${slowest.toFixed(0)} ms  ≤ ${MOST_MS} ${slowest > 0 && slowest <= MOST_MS ? '✓' : '✗'}`,
  );
  console.log(`layout shift until it stands: ${shift.toFixed(4)}  ≤ 0.02 ${shift <= 0.02 ? '✓' : '✗'}`);
  judge(slowest > 0 && slowest <= MOST_MS && shift <= 0.02);
} finally {
  await browser.close();
  await close();
}
