import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../testing/free-port.ts';
import { kill, startServer } from '../testing/server.ts';
import { streetMap } from '../testing/street-map.ts';
import { expect, test } from '../testing/test.ts';

const tag = ['@mf-offers', '@deploy'];
/** Where the offers of Szczecin are in the demo data. */
const SZCZECIN = { lat: 53.4397, lng: 14.5717 };

test('maps have streets when a PMTiles file lies in the data directory', { tag }, async ({ browser }) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'wspolnik-map-'));
  await writeFile(join(dataDir, 'map.pmtiles'), streetMap(SZCZECIN));
  const server = await startServer(port, dataDir);
  try {
    const page = await browser.newPage({ baseURL: `http://localhost:${port}` });
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const parts: number[] = [];
    page.on('response', (response) => void (response.url().includes('/map/') && parts.push(response.status())));
    await page.goto('/offers?view=map&city=Szczecin');
    const map = page.getByRole('region', { name: 'Mapa ofert' }).first();
    await expect(map.getByText('Wczytywanie mapy…')).toBeHidden({ timeout: 60_000 });
    await expect(map.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    // The bundled map ends at towns; this one goes on to the street.
    await expect(map.getByText(/bez ulic/)).toHaveCount(0);
    await expect(map.getByRole('button', { name: 'Przybliż' })).not.toHaveAttribute('aria-disabled', 'true');
    await map
      .getByRole('region', { name: 'Oferty na mapie' })
      .getByRole('listitem')
      .first()
      .getByRole('button')
      .click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    expect(parts.length).toBeGreaterThan(1);
    expect(new Set(parts)).toEqual(new Set([206]));
    expect(problems).toEqual([]);
    await page.close();
  } finally {
    await kill(server);
    await rm(dataDir, { recursive: true, force: true });
  }
});
