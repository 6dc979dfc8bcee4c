import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { programOf, untranslatable } from './translated-pages.ts';
import { ROOT } from './workspace.ts';

const HEAD = `
import { Fragment, type ReactElement, type ReactNode } from 'react';
declare const is: boolean;
declare const count: number;
declare const title: string;
declare const detail: string | undefined;
declare const children: ReactNode;
declare const titles: string[];
declare function formatMessage(id: string): string;
declare function A(): ReactElement;
declare function B(): ReactElement;
declare function Maybe(): ReactElement | null;
declare function Word(): ReactElement | string;
declare function FormattedMessage(): ReactElement;
declare const Pair: { Left: typeof A; Right: typeof B };
`;

/** Each breaks once a translator has replaced its texts. */
const BROKEN = [
  '<button>{is ? <A /> : null}{children}</button>',
  '<p>{is && <b />} text</p>',
  '<p>{is && <A />}{title}</p>',
  "<p>{is && <A />}{formatMessage('a')}</p>",
  '<p>{is ? <A /> : <B />} {count}</p>',
  '<p>{is && <i />}{is && <b />}text</p>',
  '<p><Maybe />text</p>',
  '<p><A key={title} />text</p>',
  '<p>{titles.map((each) => <b key={each} />)} text</p>',
  '<>{is && <A />}text</>',
  '<p><>{is && <A />}</>text</p>',
  '<p>{is && <A />}<FormattedMessage /></p>',
  '<p><b />{is && title}</p>',
  '<p><b />{is ? title : <i />}</p>',
  '<p><b />{detail}</p>',
  "<p>{title}{is && ' · '}</p>",
  '<p>{is && <FormattedMessage />}</p>',
  '<p><Word /></p>',
  '<p><b />{is && <>text <i /></>}</p>',
  '<p>{is ? <><b />{title}</> : <i />}</p>',
  '<p>{titles.map((each) => <Fragment key={each}>{each}<br /></Fragment>)}</p>',
  '<p>{titles.map((each) => (is ? each : <b key={each} />))}</p>',
  'function Row() { const Icon = is ? A : B; return <p><Icon />{title}</p>; }',
  'function Row({ Icon }: { Icon: typeof A }) { return <p><Icon />{title}</p>; }',
];

/** No text is removed by itself, and none is inserted before. */
const FINE = [
  '<p>{title}</p>',
  '<p>{is ? title : count}</p>',
  '<p>{is && title}</p>',
  '<p>{is ? title : <b />}</p>',
  '<p>{title} {is && <A />}</p>',
  '<p>{is && <A />}<span>{title}</span></p>',
  '<p>{is && <A />}{is ? <b>{title}</b> : <b />}{title}</p>',
  '<p>{is ? <A /> : <A />}{title}</p>',
  '<p><A />{title}</p>',
  '<p><Pair.Left />{title}</p>',
  "<p>{is && <A />}{' '}<b /></p>",
  '<div>{is && <A />}{children}</div>',
  '<button>{is ? <A /> : children}<b /></button>',
  '<ul>{titles.map((each) => <li key={each}>{each}</li>)}</ul>',
  '<p><b />{is && <><b>{title}</b><i /></>}</p>',
  '<p>{titles.map((each) => <Fragment key={each}><b>{each}</b><br /></Fragment>)}</p>',
  '<p>{is ? <><b /></> : title}</p>',
  '<p>{is && <b />}{/* a comment */}</p>',
];

let folder: string;
let found: Map<number, string>;

before(async () => {
  // Below the root, where the types of React are found.
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  folder = await mkdtemp(join(ROOT, '.cache/translated-pages-'));
  const file = join(folder, 'page.tsx');
  const lines = [...BROKEN, ...FINE].map((each, index) =>
    each.startsWith('function') ? each.replace('Row', `Row${index}`) : `export const x${index} = ${each};`,
  );
  await writeFile(file, `${HEAD}${lines.join('\n')}`);
  const first = HEAD.split('\n').length;
  const problems = untranslatable(programOf([file]), [file], folder).map((problem) => {
    const [, line = '', text = ''] = /^page\.tsx:(\d+) (.*)$/.exec(problem) ?? [];
    return [Number(line) - first, text] as const;
  });
  found = new Map(problems);
});
after(() => rm(folder, { recursive: true }));

for (const [index, code] of BROKEN.entries()) {
  test(`the check finds ${code}`, () =>
    assert.match(found.get(index) ?? 'nothing found', /put (it|the text) into an element/));
}

for (const [index, code] of FINE.entries()) {
  test(`the check accepts ${code}`, () => assert.equal(found.get(BROKEN.length + index), undefined));
}
