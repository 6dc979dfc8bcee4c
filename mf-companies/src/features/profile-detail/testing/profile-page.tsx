import { Toaster } from '@wspolnik/system';
import { fakeApi, idOf, networkChain, networkReply, networkTies, publicProfile } from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { ProfilePage } from '../profile.page.tsx';

/** The person whose profile is shown. */
export const ID = idOf(710);
export const PROFILE = `GET accounts/user-data/${ID}/`;

/** Jan Kowalski with his contacts and a chain to him; `answers` replace and add. */
export const answering = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    [PROFILE]: () => publicProfile(),
    'GET network/public/': () => networkReply(),
    'GET network/chain/': () => networkChain(),
    'GET network/ties/': () => networkTies(),
    ...answers,
  });

export const show = (search = '', locale: 'pl' | 'en' = 'pl', id = ID) =>
  renderPage(
    <>
      <ProfilePage id={id} />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/profiles/${id}${search}`, locale },
  );
