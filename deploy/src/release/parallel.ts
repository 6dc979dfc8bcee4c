/** Enough for a network store; more would only hold memory. */
const AT_ONCE = 8;

/** Runs `work` for each item, a few at once, and answers in the order of the items. */
export async function inParallel<Item, Answer>(
  items: Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) answers[index] = await work(items[index] as Item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}
