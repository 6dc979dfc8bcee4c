import fc from 'fast-check';

/** A raw body. */
export interface RawBody {
  type: string | null;
  bytes: Buffer;
}

const BOUNDARY = 'granica';
const raw = (type: string | null, bytes: string | Buffer): RawBody => ({ type, bytes: Buffer.from(bytes) });

const DEEP = 50_000;
const JSON_BODIES = [
  '',
  '{',
  '{"a":',
  '[1,]',
  'NaN',
  "{'a':1}",
  '{"a":1}}',
  '{"__proto__":{"role":"ADMIN"}}',
  '{"constructor":{"prototype":{"role":"ADMIN"}}}',
  '{"a":"\\ud800"}',
  '\ufeff{}',
  '"text"',
  '1e999',
  '[['.repeat(DEEP),
  `{"a":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`,
  `{"a":"${'x'.repeat(300_000)}"}`,
].map((text) => raw('application/json', text));

const OTHER_BODIES = [
  raw('application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
  raw('application/json; charset=utf-16', '{}'),
  raw('application/x-www-form-urlencoded', 'a=1&a=2'),
  raw('text/plain', '{"a":1}'),
  raw('application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  raw('', '{}'),
  raw('/', '{}'),
  raw('nonsense', '{}'),
  raw('application/json, text/html', '{}'),
  raw(null, '{"a":1}'),
  raw('application/octet-stream', Buffer.from([0, 1, 2, 255])),
];

const part = (headers: string, content: string) => `--${BOUNDARY}\r\n${headers}\r\n\r\n${content}\r\n`;
const field = (name: string, content: string) => part(`Content-Disposition: form-data; name="${name}"`, content);
const file = (name: string, content: string) =>
  part(`Content-Disposition: form-data; name="${name}"; filename="../a\u202e.png"\r\nContent-Type: image/png`, content);
const END = `--${BOUNDARY}--\r\n`;
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

const FORMS = [
  raw('multipart/form-data', field('text', 'a') + END),
  raw('multipart/form-data; boundary=', field('text', 'a') + END),
  raw('multipart/form-data; boundary=other', field('text', 'a') + END),
  raw(`multipart/form-data; boundary=${'b'.repeat(300)}`, field('text', 'a') + END),
  raw('multipart/mixed; boundary=granica', field('text', 'a') + END),
  raw(FORM, ''),
  raw(FORM, END),
  raw(FORM, field('text', 'a')),
  raw(FORM, file('image', 'cut off').slice(0, -6)),
  raw(FORM, field('text', 'a').slice(0, 30)),
  raw(FORM, part('', 'no name') + END),
  raw(FORM, part('Content-Disposition: form-data', 'no name') + END),
  raw(FORM, part('nonsense without a colon', 'a') + END),
  raw(FORM, part(`X-Long: ${'x'.repeat(90_000)}`, 'a') + END),
  raw(FORM, field('text', 'a').repeat(3000) + END),
  raw(FORM, file('image', '').repeat(3000) + END),
  raw(FORM, field('__proto__', '{}') + field('constructor', '1') + field('toString', '1') + END),
  raw(FORM, field('text', '['.repeat(DEEP) + ']'.repeat(DEEP)) + END),
];

/** Bodies that no schema describes: unreadable JSON, unsupported content types, malformed forms. */
export const malformed: fc.Arbitrary<RawBody> = fc.constantFrom(...JSON_BODIES, ...OTHER_BODIES, ...FORMS);

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
/** Quotes and line ends would end the name; a browser escapes them too. */
const quoted = (name: string) => name.replace(/["\r\n]/g, '_');

/** Two by two pixels: accepted as a picture and as a document. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAE0lEQVQImWM4w8BwhgGMzzAwAAAZjgMx8FJdJAAAAABJRU5ErkJggg==',
  'base64',
);
const pictureIn = (name: string) => {
  const [head = ''] = file(name, '').split('\r\n\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), PICTURE, Buffer.from('\r\n')]);
};

/** The body as a form with these files, each list as a repeated field, and sometimes everything twice. */
export function asForm(body: object, files: readonly string[], twice: boolean): RawBody {
  const fields = Object.entries(body).flatMap(([name, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.filter((one) => one !== undefined).map((one) => Buffer.from(field(quoted(name), text(one))));
  });
  const parts = [...fields, ...files.map(pictureIn)];
  return raw(FORM, Buffer.concat([...parts, ...(twice ? parts : []), Buffer.from(END)]));
}
