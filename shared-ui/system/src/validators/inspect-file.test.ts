import { brokenJpegFile, brokenPngFile, hugeFile, jpegFile, pdfFile, pngFile, textFile } from '@wspolnik/testing/ui';
import { DOCUMENT_EXTENSIONS } from './file-content.ts';
import { IMAGE_EXTENSIONS } from './file-rule.ts';
import { inspectFile } from './inspect-file.ts';

const image = { accept: IMAGE_EXTENSIONS, maxMb: 10 };
const ruleOf = async (file: File, limits: { accept: readonly string[]; maxMb: number } = image) =>
  (await inspectFile(file, limits)).problem?.id;

test('a valid picture passes unchanged', async () => {
  const file = pngFile('logo.png');
  expect((await inspectFile(file, image)).file).toBe(file);
});

test('a PNG called .jpg passes with the name and type of a PNG', async () => {
  const { file } = await inspectFile(pngFile('wakacje.2024.jpg'), image);
  expect([file?.name, file?.type]).toEqual(['wakacje.2024.png', 'image/png']);
});

test.each([
  ['a PDF', pdfFile('oferta.pdf')],
  ['a PDF called .jpg', pdfFile('oferta.jpg')],
  ['text called .png', textFile('notatka.png')],
])('%s is rejected as a picture', async (_, file) => {
  const { problem } = await inspectFile(file, image);
  expect(problem).toEqual({ id: 'validators.fileFormat', values: { list: 'PNG, JPEG' } });
});

test('a photo of 30 MB is rejected without being read', async () => {
  const { file, reads } = hugeFile('lato.jpg', 30_000_000, 'image/jpeg');
  expect(await inspectFile(file, image)).toEqual({ problem: { id: 'validators.fileSize', values: { mb: 10 } } });
  expect(reads).toHaveLength(0);
});

test('10,000,000 bytes are 10 MB, one more is too many', async () => {
  expect(await ruleOf(hugeFile('a.jpg', 10_000_001, 'image/jpeg').file)).toBe('validators.fileSize');
  expect(await ruleOf(hugeFile('a.jpg', 10_000_000, 'image/jpeg').file)).not.toBe('validators.fileSize');
});

test('excessive dimensions are rejected with their number, before anything decodes them', async () => {
  expect((await inspectFile(pngFile('mapa.png', 30_000, 20_000), image)).problem).toEqual({
    id: 'validators.imagePixels',
    values: { width: 30_000, height: 20_000, max: 50 },
  });
});

test('an empty file and a deleted one have their own errors', async () => {
  expect(await ruleOf(new File([], 'a.png'))).toBe('validators.fileEmpty');
  const gone = pngFile('a.png');
  gone.slice = () => {
    throw new DOMException('gone', 'NotFoundError');
  };
  expect(await ruleOf(gone)).toBe('validators.fileUnreadable');
});

test('an incomplete picture is rejected, one with extra data after its end passes', async () => {
  expect(await ruleOf(brokenPngFile('a.png'))).toBe('validators.fileUnreadable');
  const long = new File([brokenPngFile('a.png'), new Uint8Array(300_000)], 'a.png');
  expect(await ruleOf(long)).toBe('validators.fileUnreadable');
  expect(await ruleOf(new File([long, pngFile('b.png'), 'notes'], 'a.png'))).toBeUndefined();
});

test('an incomplete photo is rejected although its preview is complete; one with a video after its end passes', async () => {
  expect((await inspectFile(jpegFile('a.jpg'), image)).file?.name).toBe('a.jpg');
  expect(await ruleOf(brokenJpegFile('a.jpg'))).toBe('validators.fileUnreadable');
  const withFilm = new File([jpegFile('a.jpg'), new Uint8Array(300_000)], 'a.jpg');
  expect(await ruleOf(withFilm)).toBeUndefined();
  const long = new File([brokenJpegFile('a.jpg'), new Uint8Array(300_000)], 'a.jpg');
  expect(await ruleOf(long)).toBe('validators.fileUnreadable');
});

test('documents may be office formats, text only if it is allowed', async () => {
  const documents = { accept: DOCUMENT_EXTENSIONS, maxMb: 10 };
  expect(await ruleOf(pdfFile('umowa.PDF'), documents)).toBeUndefined();
  expect(await ruleOf(new File(['PK\u0003\u0004rest'], 'umowa.docx'), documents)).toBeUndefined();
  expect(await ruleOf(textFile('umowa.docx'), documents)).toBe('validators.fileFormat');
  expect(await ruleOf(textFile('numery.txt'), { accept: ['txt'], maxMb: 1 })).toBeUndefined();
  expect(await ruleOf(pdfFile('numery.txt'), { accept: ['txt'], maxMb: 1 })).toBe('validators.fileFormat');
});
