import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { User } from '@wspolnik/contract/accounts';
import type { Company } from '@wspolnik/contract/companies';
import { DAY_MS } from '@wspolnik/settings';
import sharp from 'sharp';
import { fileOf, formOf, picture } from '../../testing/forms.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';

const api = await createTestApi();
const company = await addCompany(api, 'Nowa firma', 'draft');
for (const role of ['owner', 'manager', 'member'] as const) {
  await addMember(api, company, await addUser(api, { email: `${role}@test.pl` }), role);
}
await addUser(api, { email: 'person@test.pl' });
const person = await asUser(api, 'person@test.pl');

const send = (whose: 'user' | 'company', image: File | string, headers: Record<string, string>) =>
  api.inject({ method: 'POST', url: `/api/accounts/${whose}-image-update/`, payload: formOf({ image }), headers });
const as = (role: string, companyId?: string) => asUser(api, `${role}@test.pl`, companyId);
const statusOf = async (url: string | null) => (await api.inject({ url: url ?? '' })).statusCode;

describe('POST accounts/user-image-update/', () => {
  it('the call answers the user with a square avatar, and deletes the old one a day later', async () => {
    const first = (await send('user', await picture({ width: 300, height: 100 }), person)).json<User>();
    const second = (await send('user', await picture({ width: 2000, height: 1500 }, 'jpeg'), person)).json<User>();
    assert.equal(second.email, 'person@test.pl');
    const avatar = await api.inject({ url: second.image ?? '' });
    const { width, height, format } = await sharp(avatar.rawPayload).metadata();
    assert.deepEqual([width, height, format], [1024, 1024, 'jpeg']);
    assert.deepEqual([await statusOf(second.thumbnail), await statusOf(first.image)], [200, 200]);
    await runDueJobs(api.context, new Date(Date.now() + 2 * DAY_MS));
    assert.deepEqual([await statusOf(first.image), await statusOf(first.thumbnail)], [404, 404]);
    assert.equal(await statusOf(second.image), 200);
    const me = (await api.inject({ url: '/api/accounts/user-data/', headers: person })).json<User>();
    assert.equal(me.image, second.image);
  });

  it('the call refuses a file that is not a picture, and keeps the avatar', async () => {
    const before = (await api.inject({ url: '/api/accounts/user-data/', headers: person })).json<User>().image;
    const gif = fileOf(Buffer.from('GIF89a'), 'ja.png');
    assert.equal((await send('user', gif, person)).json().fields.image[0].code, 'fileFormat');
    assert.deepEqual((await send('user', '', person)).json().fields, { image: [{ code: 'required' }] });
    const huge = fileOf(Buffer.alloc(10_000_001), 'ja.png');
    assert.deepEqual((await send('user', huge, person)).json().fields, {
      image: [{ code: 'fileSize', params: { mb: 10 } }],
    });
    const json = { method: 'POST', url: '/api/accounts/user-image-update/', payload: {}, headers: person } as const;
    assert.equal((await api.inject(json)).json().fields.image[0].code, 'required');
    assert.equal((await send('user', await picture(), {})).json().code, 'not_authenticated');
    const after = (await api.inject({ url: '/api/accounts/user-data/', headers: person })).json<User>().image;
    assert.equal(after, before);
  });
});

describe('POST accounts/company-image-update/', () => {
  it('the call answers the company with its logo, for owners and managers', async () => {
    for (const role of ['owner', 'manager']) {
      const reply = await send('company', await picture({ width: 90, height: 60 }), await as(role, company));
      assert.equal(reply.statusCode, 200, reply.body);
      assert.equal(reply.json<Company>().id, company);
      assert.equal(await statusOf(reply.json<Company>().thumbnail), 200);
    }
  });

  it('the call removes the logo again, whose files go a day later', async () => {
    const owner = await as('owner', company);
    const { image } = (await send('company', await picture(), owner)).json<Company>();
    const remove = (headers: Record<string, string>) =>
      api.inject({ method: 'DELETE', url: '/api/accounts/company-image-update/', headers });
    assert.equal((await remove(await as('member', company))).json().code, 'forbidden');
    const { image: none, thumbnail } = (await remove(owner)).json<Company>();
    assert.deepEqual([none, thumbnail], [null, null]);
    await runDueJobs(api.context, new Date(Date.now() + 4 * DAY_MS));
    assert.equal(await statusOf(image), 404);
    assert.equal((await remove(owner)).statusCode, 200);
  });

  it('the call refuses plain members and persons', async () => {
    const image = await picture();
    assert.equal((await send('company', image, await as('member', company))).json().code, 'forbidden');
    assert.equal((await send('company', image, await as('owner'))).json().code, 'company_required');
    assert.equal((await send('company', image, await as('person', company))).json().code, 'not_a_member');
  });
});
