import { clamdProgram } from '../../../api/src/testing/temporary-clamd.ts';
import { machineBrowser } from './find-browser.ts';
import type { Plan } from './since.ts';

/** What the machine lacks, and what the suites of a plan run with instead. */
export function standIns({ server, stories, journeys }: Plan): string[] {
  return [
    ...(server.length > 0 && !clamdProgram()
      ? ['clamd is not installed (Debian: clamav-daemon): a stand-in scanned the documents']
      : []),
    ...((stories || journeys) && !machineBrowser()
      ? ['Chromium is not installed: stories and journeys ran in the one of an npm package']
      : []),
  ];
}
