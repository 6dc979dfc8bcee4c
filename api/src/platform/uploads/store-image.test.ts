import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { createMemoryStore } from '../files/directory-store.ts';
import { inspectFile } from './inspect-file.ts';
import { storeDocument } from './store-document.ts';
import { storeImage } from './store-image.ts';
import type { UploadedFile } from './uploaded-file.ts';

const files = createMemoryStore();
const RED = { r: 200, g: 0, b: 0 };

function canvas(width: number, height: number, alpha = 1) {
  return sharp({ create: { width, height, channels: 4, background: { ...RED, alpha } } });
}

function uploaded(bytes: Uint8Array, ending: 'png' | 'jpg' = 'png'): UploadedFile {
  return { field: 'image', name: 'a', mime: 'image/png', ending, kind: 'image', bytes };
}

async function load(key: string): Promise<Buffer> {
  return Buffer.from((await files.get(key)) ?? []);
}

/** The stored picture of an upload, decoded. */
async function stored(bytes: Uint8Array, options = {}) {
  const image = await storeImage({ files }, uploaded(bytes), options);
  const picture = await load(image.key);
  return {
    image,
    picture,
    meta: await sharp(picture).metadata(),
    thumbnail: await sharp(await load(image.thumbnailKey)).metadata(),
  };
}

async function pixel(picture: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

describe('a stored picture', () => {
  it('a picture is a JPEG of at most 1024 pixels with a thumbnail; a small one is not enlarged', async () => {
    const large = await stored(await canvas(3000, 1500).png().toBuffer());
    assert.deepEqual([large.meta.format, large.meta.width, large.meta.height], ['jpeg', 1024, 512]);
    assert.deepEqual([large.image.width, large.image.height], [1024, 512]);
    assert.deepEqual([large.thumbnail.format, large.thumbnail.width, large.thumbnail.height], ['jpeg', 320, 160]);
    const small = await stored(await canvas(60, 20).png().toBuffer());
    assert.deepEqual([small.meta.width, small.thumbnail.width], [60, 60]);
  });

  it('a picture is cropped to a square for avatars and logos', async () => {
    for (const [width, height, side] of [
      [3000, 1500, 1024],
      [200, 90, 90],
    ] as const) {
      const { meta } = await stored(await canvas(width, height).png().toBuffer(), { square: true });
      assert.deepEqual([meta.width, meta.height], [side, side]);
    }
  });

  it('a picture has the quality 0.8', async () => {
    const noise = await sharp({
      create: {
        width: 256,
        height: 256,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    const { picture } = await stored(noise);
    const sizes = await Promise.all(
      [70, 80, 90].map(async (quality) => (await sharp(noise).jpeg({ quality }).toBuffer()).length),
    );
    assert.ok(Math.abs(picture.length - (sizes[1] ?? 0)) < 200, `${picture.length} of ${sizes}`);
  });

  it('a picture contains no place, camera or author', async () => {
    const exif = { IFD0: { Artist: 'Jan', Make: 'Telefon' }, IFD3: { GPSLatitude: '52/1 0/1 0/1' } };
    const tagged = await canvas(50, 50)
      .flatten()
      .withExif(exif)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .jpeg()
      .toBuffer();
    assert.ok((await sharp(tagged).metadata()).exif);
    const { meta, picture, thumbnail } = await stored(tagged);
    assert.deepEqual([meta.exif, meta.xmp, meta.iptc, meta.icc, thumbnail.exif], Array(5).fill(undefined));
    assert.ok(!picture.includes('Telefon'));
  });

  it('a picture is rotated as the camera recorded', async () => {
    const turned = await canvas(80, 40).flatten().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { meta } = await stored(turned);
    assert.deepEqual([meta.width, meta.height, meta.orientation], [40, 80, undefined]);
  });

  it('a picture is white where it was transparent', async () => {
    const { picture } = await stored(await canvas(30, 30, 0).png().toBuffer());
    assert.ok((await pixel(picture, 15, 15)).every((value) => value > 250));
  });

  it('a picture may be progressive, CMYK, grey, or 16-bit', async () => {
    const flat = canvas(64, 64).flatten();
    const variants = [
      await flat.clone().jpeg({ progressive: true }).toBuffer(),
      await flat.clone().toColourspace('cmyk').jpeg().toBuffer(),
      await flat.clone().greyscale().jpeg().toBuffer(),
      await flat.clone().toColourspace('rgb16').png().toBuffer(),
    ];
    for (const variant of variants) {
      assert.ok(await inspectFile(variant));
      assert.deepEqual((await stored(variant)).meta.space, 'srgb');
    }
  });

  it('a picture may be a single line of pixels', async () => {
    const { meta } = await stored(await canvas(10_000, 1).png().toBuffer());
    assert.deepEqual([meta.width, meta.height], [1024, 1]);
  });

  it('a picture is stored when many are sent at once', async () => {
    const bytes = await canvas(500, 500).png().toBuffer();
    const all = await Promise.all(Array.from({ length: 30 }, () => storeImage({ files }, uploaded(bytes))));
    assert.equal(new Set(all.map(({ key }) => key)).size, 30);
  });
});

describe('a stored document', () => {
  it('a document that is a picture stays legible, and loses its metadata', async () => {
    const scan = await canvas(2000, 3000)
      .flatten()
      .withExif({ IFD0: { Artist: 'Jan' } })
      .jpeg()
      .toBuffer();
    const { key, mime, size } = await storeDocument(
      { files },
      { ...uploaded(scan, 'jpg'), kind: 'document', name: 'skan.jpg' },
    );
    const meta = await sharp(await load(key)).metadata();
    assert.deepEqual([mime, meta.width, meta.height, meta.exif], ['image/jpeg', 2000, 3000, undefined]);
    assert.equal(size, (await load(key)).length);
    assert.match(key, /^private-/);
  });
});
