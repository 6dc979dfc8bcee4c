/** Answers null when the work takes longer than that many milliseconds; it goes on, and nobody waits for it. */
export async function inTime<Answer>(work: Promise<Answer>, ms: number): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
