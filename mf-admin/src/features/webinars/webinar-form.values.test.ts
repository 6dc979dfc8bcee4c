import { pngFile, speaker, webinar } from '@wspolnik/testing';
import { EMPTY_WEBINAR, formDataOf, valuesOf } from './webinar-form.values.ts';

const image = { url: '/api/files/a', thumbnail: '/api/files/b', width: 16, height: 9 };
const sent = (...args: Parameters<typeof formDataOf>) => Object.fromEntries(formDataOf(...args));

it('a new webinar is sent with the moment of its time in Poland', () => {
  const cover = pngFile('tlo.png');
  const values = { ...EMPTY_WEBINAR, title: 'Nowy', date: '2027-07-12', time: '18:00', image: cover };
  const form = sent({ ...values, speaker_name: 'Anna' }, null);
  expect(form).toMatchObject({
    title: 'Nowy',
    webinar_date: '2027-07-12T16:00:00.000Z',
    speaker_name: 'Anna',
    category_id: '',
    remove_image: 'false',
  });
  expect((form.image as File).name).toBe('tlo.png');
  expect(form).not.toHaveProperty('date');
  expect(form).not.toHaveProperty('speaker_image');
});

it('an unchanged webinar is sent as the form shows it, without its pictures', () => {
  const organising = { join_url: 'https://spotkania.test/1', recording_url: null, signed_up: 3, waiting: 0 };
  const stored = webinar({ image, places: 20, organising, speaker: speaker({ image: '/api/files/c' }) });
  expect(sent(valuesOf(stored), stored)).toEqual({
    title: stored.title,
    short_description: stored.short_description,
    webinar_date: stored.webinar_date,
    category_id: stored.category?.id,
    signup_url: stored.signup_url,
    places: '20',
    join_url: 'https://spotkania.test/1',
    recording_url: '',
    speaker_name: stored.speaker.name,
    speaker_description: stored.speaker.description,
    speaker_sector: stored.speaker.sector,
    speaker_phone: stored.speaker.phone,
    speaker_email: stored.speaker.email,
    remove_image: 'false',
    remove_speaker_image: 'false',
  });
  const without = sent({ ...valuesOf(stored), image: null, speaker_image: null }, stored);
  expect([without.remove_image, without.remove_speaker_image]).toEqual(['true', 'true']);
});

it('an unchanged time keeps its moment, even in the hour that occurs twice', () => {
  const stored = webinar({ webinar_date: '2027-10-31T01:30:12.000Z' });
  const values = valuesOf(stored);
  expect([values.date, values.time]).toEqual(['2027-10-31', '02:30']);
  expect(sent(values, stored).webinar_date).toBe(stored.webinar_date);
  expect(sent({ ...values, time: '03:30' }, stored).webinar_date).toBe('2027-10-31T02:30:00.000Z');
});
