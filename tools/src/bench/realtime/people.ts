import type { Browser, Page } from 'playwright';

const PASSWORD = 'Demo!2345';

interface Session {
  access: string;
  refresh: string;
  user: { id: string };
}

async function signIn(url: string, email: string): Promise<Session> {
  const reply = await fetch(`${url}/api/accounts/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!reply.ok) throw new Error(`sign-in of ${email}: ${reply.status}`);
  return (await reply.json()) as Session;
}

export interface Writer {
  /** Resolves with the thread when the message is stored. */
  write(message: string): Promise<string>;
}

/** Writes to that person through one of the API processes. */
export async function writer(url: string, email: string, recipient: string): Promise<Writer> {
  let { access } = await signIn(url, email);
  const send = (message: string, clientId: string) =>
    fetch(`${url}/api/message-send/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access}` },
      body: JSON.stringify({ user_recipient_id: recipient, message, client_id: clientId }),
    });
  return {
    async write(message) {
      const clientId = crypto.randomUUID();
      let reply = await send(message, clientId);
      if (reply.status === 401) {
        access = (await signIn(url, email)).access;
        reply = await send(message, clientId);
      }
      if (!reply.ok) throw new Error(`message-send: ${reply.status} ${await reply.text()}`);
      return ((await reply.json()) as { thread_id: string }).thread_id;
    },
  };
}

/** A page in which that person is signed in, on no page of the product yet. */
export async function reader(browser: Browser, url: string, email: string): Promise<{ page: Page; id: string }> {
  const { access, refresh, user } = await signIn(url, email);
  const state = { access_token: access, refresh_token: refresh, user, company: null };
  const page = await (await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })).newPage();
  await page.goto('/healthz');
  await page.evaluate((text) => localStorage.setItem('wspolnik.session', text), JSON.stringify({ state, version: 0 }));
  return { page, id: user.id };
}
