/** Problems as plain sentences in the log, each once while it lasts. */
export interface Notices {
  /** `about` is the thing that has the problem; the same sentence about it is not repeated. */
  warn(about: string, sentence: string): void;
  /** The problem is over; `sentence` is said when there was one. */
  over(about: string, sentence?: string): void;
  /** No problem: a release is live. */
  tell(sentence: string): void;
}

export function openNotices(log: (sentence: string) => void, tell: Notices['tell'] = () => {}): Notices {
  const lasting = new Map<string, string>();
  return {
    tell,
    warn(about, sentence) {
      if (lasting.get(about) === sentence) return;
      lasting.set(about, sentence);
      log(sentence);
    },
    over(about, sentence) {
      if (lasting.delete(about) && sentence) log(sentence);
    },
  };
}
