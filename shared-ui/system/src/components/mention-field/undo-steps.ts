import { closeHistory } from 'prosemirror-history';
import { Plugin, type Transaction } from 'prosemirror-state';

interface Change {
  removed: string;
  added: string;
  /** Of an input method; one composition is one step. */
  composition: unknown;
}

function changeOf(transaction: Transaction): Change {
  let removed = '';
  let added = '';
  for (const [index, map] of transaction.mapping.maps.entries()) {
    const after = transaction.docs[index + 1] ?? transaction.doc;
    map.forEach((from, to, start, end) => {
      removed += transaction.docs[index]?.textBetween(from, to, '\n') ?? '';
      added += after.textBetween(start, end, '\n');
    });
  }
  return { removed, added, composition: transaction.getMeta('composition') };
}

const isTyped = ({ removed, added }: Change): boolean => removed === '' && added.length === 1;
const isDeleted = ({ removed, added }: Change): boolean => removed.length === 1 && added === '';

function continues(last: Change | null, next: Change): boolean {
  if (!last) return false;
  if (next.composition !== undefined && next.composition === last.composition) return true;
  // A space begins a word, and with it a step.
  if (isTyped(next)) return isTyped(last) && !/\s/.test(next.added);
  return isDeleted(next) && isDeleted(last);
}

/** Each word, each run of deleted letters and any larger change is one undo step, however fast the user types. */
export const undoSteps = (): Plugin =>
  new Plugin<Change | null>({
    state: {
      init: () => null,
      apply: (transaction, last) => (transaction.docChanged ? changeOf(transaction) : last),
    },
    // Nothing is filtered: this only sees every transaction before the history plugin does.
    filterTransaction(transaction, state) {
      const follows =
        transaction.getMeta('appendedTransaction') || continues(this.getState(state), changeOf(transaction));
      if (transaction.docChanged && !follows) closeHistory(transaction);
      return true;
    },
  });
