import assert from 'node:assert/strict';
import { launchBrowser } from '../bench/measure.ts';
import type { Attack } from './attack.ts';

const EVIL = 'evil.example';
const PATHS = [`/en//${EVIL}/x`, `//${EVIL}/x`, `/en/\\${EVIL}`, `/en/en//${EVIL}`, `/offers//${EVIL}`];
const FROM = [`//${EVIL}`, `/en//${EVIL}/x`, `/\\${EVIL}`, `/\t/${EVIL}`, `https://${EVIL}`, `/en/\\${EVIL}`];

export const attack: Attack = {
  aim: 'lead people to another site by an address of this one',
  async run({ url }) {
    const browser = await launchBrowser();
    try {
      for (const path of PATHS) {
        const page = await browser.newPage();
        await page.goto(url + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        const hosts = await page.evaluate(() => Array.from(document.links, ({ host }) => host));
        assert.ok(hosts.length > 0 && !hosts.includes(EVIL), path);
        await page.close();
      }
      for (const from of FROM) {
        const page = await browser.newPage();
        await page.goto(`${url}/auth/login?from=${encodeURIComponent(from)}`);
        await page.getByRole('textbox', { name: 'E-mail' }).fill('user@demo.wspolnik.test');
        await page.getByLabel('Hasło').first().fill('Demo!2345');
        await page.keyboard.press('Enter');
        await page.waitForURL((now) => !now.pathname.includes('/auth/'));
        assert.equal(new URL(page.url()).origin, new URL(url).origin, from);
        await page.close();
      }
      return `${PATHS.length} addresses have no link to another site, and ${FROM.length} ways back after sign-in stay here`;
    } finally {
      await browser.close();
    }
  },
};
