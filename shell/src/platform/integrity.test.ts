import { integrityOf } from './integrity.ts';

const HASH = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
/** The bytes 0 to 31 in base64. */
const SHA256 = 'sha256-AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';

it.each([`/r/mf_offers/${HASH}.js`, `/r/mf_offers/${HASH}.css?r=2`, `/g/a.b/mf_admin/${HASH}.js`])(
  'takes the hash of %s from its name',
  (url) => expect(integrityOf(url)).toBe(SHA256),
);

it.each([
  `https://evil.example/r/mf_offers/${HASH}.js`,
  '/r/mf_offers/remoteEntry.js',
  `/r/mf_offers/${HASH}.html`,
  `/api/${HASH}.js`,
  'data:text/javascript,alert(1)',
])('the shell refuses %s', (url) => expect(() => integrityOf(url)).toThrow(TypeError));
