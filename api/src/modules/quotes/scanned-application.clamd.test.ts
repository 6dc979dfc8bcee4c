import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { createClamd, readClamdAddress } from '../../platform/scanner/clamd.ts';
import { fileOf } from '../../testing/forms.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { MALWARE, startClamd } from '../../testing/temporary-clamd.ts';
import { runDueJobs } from '../jobs.ts';
import { api, ids, PDF, takeFrames } from '../orders/testing/orders.ts';
import { apply, closeQuotes, job, look, must } from './testing/quotes.ts';

const clamd = await startClamd();
after(() => clamd.dispose());
const scanner = createClamd(readClamdAddress(clamd.url) ?? { path: '' });
beforeEach(() => Object.assign(api.context, { scanner }));

describe('with a scanner, a document of an application', () => {
  it('a document is held back until it is clean, and removed with malware; pages are updated and the applicant is notified', async () => {
    await closeQuotes();
    const bad = fileOf(Buffer.from(`%PDF-1.4\n${MALWARE}\n%%EOF`), 'zły.pdf');
    const { id } = await must(apply(await job(), { documents: [fileOf(PDF, 'cv.pdf'), bad] }));
    const states = async () => (await look(id, 'owner'))?.documents.map(({ state, url }) => [state, url !== null]);
    assert.deepEqual(await states(), [
      ['checking', false],
      ['checking', false],
    ]);
    await takeFrames('owner');
    await takeNotifications(api, ids.buyer);
    await runDueJobs(api.context, api.context.clock());
    assert.deepEqual(await states(), [
      ['available', true],
      ['removed', false],
    ]);
    assert.ok((await takeFrames('owner')).includes('quote.changed'));
    const told = await takeNotifications(api, ids.buyer);
    assert.deepEqual(
      told.map(({ kind, params }) => [kind, params.file]),
      [['FileRemoved', 'zły.pdf']],
    );
  });
});
