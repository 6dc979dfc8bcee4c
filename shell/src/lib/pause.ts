/** Ends the task, so that what the visitor does meanwhile is answered before the next part of the code runs. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
