/** The store cannot be used: it is away, slow, full or not permitted. Its message suffices for whoever runs the command. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** Something in the store is not what was released. Its message describes it in one sentence. */
export class DamagedError extends Error {
  override name = 'DamagedError';
}

/** A release, a publication or a key that is not accepted. Its message says why and what to do. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** Null instead of a DamagedError. */
export async function unlessDamaged<Value>(value: Promise<Value>): Promise<Value | null> {
  try {
    return await value;
  } catch (error) {
    if (error instanceof DamagedError) return null;
    throw error;
  }
}
