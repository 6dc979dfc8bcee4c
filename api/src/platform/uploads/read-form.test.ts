import assert from 'node:assert/strict';
import { type AddressInfo, connect } from 'node:net';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { Type } from 'typebox';
import type { Module } from '../../modules/index.ts';
import { fileOf, formOf, picture } from '../../testing/forms.ts';
import { createTestApi } from '../../testing/harness.ts';
import { problem } from '../wire/problem.ts';
import { FORM_TYPES, formBody, readForm } from './read-form.ts';
import { storeDocument } from './store-document.ts';
import { storeImages } from './store-image.ts';
import { zipOf } from './testing/uploads.ts';
import { DOCUMENT, IMAGE, MESSAGE_IMAGE } from './upload-rules.ts';

const Fields = Type.Object({
  count: Type.Optional(Type.Integer({ maximum: 100 })),
  yes: Type.Optional(Type.Boolean()),
  list: Type.Optional(Type.Array(Type.String())),
  text: Type.Optional(Type.String({ minLength: 2 })),
  nothing: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
});
const files = { image: IMAGE, photo: MESSAGE_IMAGE, document: DOCUMENT, pair: { ...IMAGE, maxCount: 2 } };
const single = { image: { ...IMAGE, required: true } };

const extra: Module = {
  prefix: '/api',
  routes(app, context) {
    app.post(
      '/test/form/',
      { access: 'guest', schema: { consumes: FORM_TYPES, body: formBody(Fields, files) } },
      async (request) => {
        const form = await readForm(request, { fields: Fields, files });
        const all = Object.values(form.files).flat();
        const documents = all.filter(({ kind }) => kind === 'document');
        const pictures = all.filter(({ kind }) => kind === 'image');
        return {
          fields: form.fields,
          names: all.map(({ name }) => name),
          documents: await Promise.all(documents.map((file) => storeDocument(context, file))),
          images: await storeImages(context, pictures),
        };
      },
    );
    app.post('/test/single/', { access: 'guest' }, async (request) => {
      const form = await readForm(request, { fields: Type.Object({}), files: single });
      return { images: await storeImages(context, form.files.image) };
    });
  },
};

/** Keys stored before the answer below. */
const storedKeys: string[] = [];

const failing: Module = {
  prefix: '/api',
  routes(app, context) {
    for (const code of ['offer_limit', 'internal'] as const) {
      app.post(`/test/${code}/`, { access: 'guest' }, async (request) => {
        const { files: sent } = await readForm(request, { fields: Type.Object({}), files: single });
        for (const { key, thumbnailKey } of await storeImages(context, sent.image)) storedKeys.push(key, thumbnailKey);
        throw problem(code);
      });
    }
  },
};

const api = await createTestApi({ extra: [extra, failing] });
const send = (payload: object, url = '/api/test/form/') => api.inject({ method: 'POST', url, payload });
const post = (values: Parameters<typeof formOf>[0], url?: string) => send(formOf(values), url);
const fieldsOf = async (reply: ReturnType<typeof post>) => (await reply).json().fields;
const bytes = async (file: File) => Buffer.from(await file.arrayBuffer());

describe('the texts of a form', () => {
  it('the texts are converted to the schema’s types', async () => {
    const reply = await post({ count: '12', yes: 'true', list: ['a', 'b'], nothing: '', text: '', unheard: 'x' });
    assert.deepEqual(reply.json().fields, { count: 12, yes: true, list: ['a', 'b'], nothing: null });
    assert.deepEqual((await post({ list: 'one' })).json().fields, { list: ['one'] });
    assert.deepEqual((await post({ list: '["one","two"]' })).json().fields, { list: ['one', 'two'] });
  });

  it('the texts may come as JSON when no file is sent', async () => {
    assert.deepEqual((await send({ count: 3 })).json().fields, { count: 3 });
    assert.deepEqual(await fieldsOf(send({ count: '3' })), { count: [{ code: 'integer' }] });
  });

  it('the texts are refused by field, together with the files', async () => {
    const image = fileOf(Buffer.from('GIF89a not a picture'), 'a.png');
    assert.deepEqual(await fieldsOf(post({ count: '101', text: 'x\0y', image })), {
      count: [{ code: 'max', params: { max: 100 } }],
      image: [{ code: 'fileFormat', params: { list: 'PNG, JPEG' } }],
    });
    assert.deepEqual(await fieldsOf(post({ text: 'x\0y' })), { text: [{ code: 'invalid' }] });
    assert.deepEqual(await fieldsOf(post({ list: '["a",{}]' })), { 'list.1': [{ code: 'invalid' }] });
    assert.equal((await fieldsOf(post({ text: 'x'.repeat(300_000) }))).text[0].code, 'maxLength');
  });

  it('the texts cannot reach into objects, and broken multipart is not an internal error', async () => {
    const raw = (payload: string, type: string) =>
      api.inject({ method: 'POST', url: '/api/test/form/', payload, headers: { 'content-type': type } });
    const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n--b--\r\n`;
    const type = 'multipart/form-data; boundary=b';
    const broken = [
      raw(part('__proto__'), type),
      raw(part('constructor'), type),
      raw('--b\r\nContent-Disposition: form-data; name="count"\r\n\r\n1', type),
      raw('nonsense', type),
      raw('x', 'multipart/form-data'),
      raw('', 'application/json'),
    ];
    for (const reply of await Promise.all(broken)) assert.equal(reply.json().code, 'malformed_request', reply.body);
    const many = await post(Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`f${index}`, 'x'])));
    assert.equal(many.json().code, 'payload_too_large');
  });
});

describe('the files of a form', () => {
  it('the files are detected by content, whatever their name', async () => {
    const image = await picture({}, 'jpeg', 'C:\\fakepath\\\u202egnp.exe');
    const reply = await post({ image, document: fileOf(Buffer.from('%PDF-1.7\n%%EOF'), '../../etc/umowa ą.pdf') });
    assert.deepEqual(reply.json().names, ['gnp.jpg', 'umowa ą.pdf']);
    assert.deepEqual(reply.json().documents[0].mime, 'application/pdf');
  });

  it('must be png or jpeg for pictures', async () => {
    const shape = sharp({ create: { width: 9, height: 9, channels: 3, background: '#00f' } });
    const contents = {
      webp: await shape.clone().webp().toBuffer(),
      gif: await shape.clone().gif().toBuffer(),
      tiff: await shape.clone().tiff().toBuffer(),
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      html: Buffer.from('<!doctype html><script>alert(1)</script>'),
      pdf: Buffer.from('%PDF-1.7\n%%EOF'),
      empty: Buffer.alloc(0),
      'only a header': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    };
    for (const [name, content] of Object.entries(contents)) {
      const fields = await fieldsOf(post({ image: fileOf(content, 'obraz.png') }));
      assert.deepEqual(fields, { image: [{ code: 'fileFormat', params: { list: 'PNG, JPEG' } }] }, name);
    }
  });

  it('the files are refused when they cannot be decoded to the end', async () => {
    const noise = { noise: { type: 'gaussian', mean: 128, sigma: 50 } } as const;
    const large = await picture({ width: 400, height: 400, ...noise }, 'jpeg');
    for (const whole of [await bytes(large), await bytes(await picture({ width: 400, height: 400, ...noise }))]) {
      const reply = await post({ image: fileOf(whole.subarray(0, whole.length / 2), 'a.png') });
      assert.equal(reply.json().fields?.image?.[0].code, 'fileFormat', reply.body);
    }
  });

  it('the files are refused when their pixels would fill the memory', async () => {
    const bomb = await bytes(await picture());
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    assert.equal((await fieldsOf(post({ image: fileOf(bomb, 'a.png') }))).image[0].code, 'fileFormat');
    const real = await picture({ width: 9_000, height: 6_000, channels: 3, background: '#fff' }, 'png');
    assert.equal((await fieldsOf(post({ image: real }))).image[0].code, 'fileFormat');
  });

  it('the files may be office documents, but not bombs, macros or other archives', async () => {
    const word = [{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }] as const;
    const odt = { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', stored: true };
    const good = { docx: word, xlsx: [{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }], odt: [odt] };
    for (const [ending, entries] of Object.entries(good)) {
      const reply = await post({ document: fileOf(zipOf(entries), 'plik') });
      assert.match(reply.json().documents?.[0].key ?? reply.body, new RegExp(`^private-.*\\.${ending}$`));
    }
    const bad = {
      archive: [{ name: 'a.txt' }],
      bomb: [...word, { name: 'word/media/a.xml', content: 'a'.repeat(6_000_000) }],
      'a huge size in the directory': [...word, { name: 'a.xml', claimed: 4_000_000_000 }],
      'a small size in the directory': [...word, { name: 'a.xml', content: 'a'.repeat(6_000_000), claimed: 10 }],
      'a size too large': [...word, { name: 'a.xml', content: 'abc', claimed: 4 }],
      'entries that share their bytes': [
        { name: 'a.xml', content: zipOf([word[0]]), stored: true },
        { ...word[0], at: 35 },
        word[1],
      ],
      'two names of one entry': [...word, { name: 'a.xml', localName: 'b.exe' }],
      'one name twice': [...word, { name: 'word/document.xml', content: 'other' }],
      macros: [...word, { name: 'word/vbaProject.bin' }],
      'a path outwards': [...word, { name: '../../evil' }],
      'other OpenDocument': [{ ...odt, content: 'application/vnd.oasis.opendocument.text-template' }],
    };
    const list = 'PDF, PNG, JPEG, DOCX, XLSX, ODT';
    for (const [name, entries] of Object.entries(bad)) {
      const fields = await fieldsOf(post({ document: fileOf(zipOf(entries), 'a.docx') }));
      assert.deepEqual(fields, { document: [{ code: 'fileFormat', params: { list } }] }, name);
    }
    assert.equal(
      (await fieldsOf(post({ document: fileOf(zipOf(word).subarray(0, 90), 'a.docx') }))).document.length,
      1,
    );
  });

  it('the files are counted, and refused in unknown fields', async () => {
    const image = await picture();
    assert.deepEqual(await fieldsOf(post({ pair: [image, image, image] })), {
      pair: [{ code: 'max', params: { max: 2 } }],
    });
    assert.deepEqual(await fieldsOf(post({ other: image })), { other: [{ code: 'invalid' }] });
    assert.deepEqual(await fieldsOf(post({ x: 'y' }, '/api/test/single/')), { image: [{ code: 'required' }] });
    assert.equal(
      (await post({ pair: [image, image], document: '', image: fileOf(Buffer.alloc(0), '') })).statusCode,
      200,
    );
  });

  it('the files are limited to 10 MB, and to 5 MB for a message', async () => {
    const sized = (size: number) => fileOf(Buffer.alloc(size, '%PDF-'), 'a.pdf');
    assert.equal((await post({ document: sized(10_000_000) })).statusCode, 200);
    assert.deepEqual(await fieldsOf(post({ document: sized(10_000_001), photo: sized(5_000_001) })), {
      document: [{ code: 'fileSize', params: { mb: 10 } }],
      photo: [{ code: 'fileSize', params: { mb: 5 } }],
    });
    const whole = await post({ image: sized(30_000_000) }, '/api/test/single/');
    assert.deepEqual(whole.json().fields, { image: [{ code: 'fileSize', params: { mb: 10 } }] });
    assert.equal(
      (await post({ image: sized(30_000_000), document: sized(30_000_000) })).json().code,
      'payload_too_large',
    );
  });
});

describe('files of a failed request', () => {
  it('the files are deleted after a refusal, and stay after an internal error, whose outcome is unknown', async () => {
    const there = async (url: string) => {
      storedKeys.length = 0;
      await post({ image: await picture() }, url);
      return Promise.all(storedKeys.map(async (key) => (await api.context.files.get(key)) !== null));
    };
    assert.deepEqual(await there('/api/test/offer_limit/'), [false, false]);
    assert.deepEqual(await there('/api/test/internal/'), [true, true]);
  });
});

describe('a request without an end', () => {
  it('the request is answered while it is still being sent, and cut off when it does not stop', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    // A raw socket: an HTTP client stops sending once it has its answer.
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST /api/test/single/ HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n');
    socket.write('Content-Type: multipart/form-data; boundary=b\r\n\r\n');
    const part = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
    const chunk = (content: string) => `${content.length.toString(16)}\r\n${content}\r\n`;
    socket.write(chunk(part));
    const more = chunk('x'.repeat(64 * 1024));
    const send = () => {
      if (!socket.destroyed && socket.write(more)) setImmediate(send);
    };
    socket.on('drain', send);
    send();
    const answer = await new Promise<Buffer>((resolve) => {
      socket.once('data', resolve);
    });
    assert.match(answer.toString(), /^HTTP\/1\.1 422 /);
    assert.ok(socket.bytesWritten < 30_000_000, `${socket.bytesWritten} bytes before the answer`);
    await new Promise((resolve) => {
      socket.once('close', resolve);
    });
    assert.ok(socket.bytesWritten < 120_000_000, `${socket.bytesWritten} bytes before the end`);
  });
});
