import type { Product } from './product.ts';

/**
 * Something a stranger or a member may try against the started product, only through its public door. Each attack gets a
 * product of its own with the demo data, and is bounded in count and time, so that it also may be tried against a deployment.
 */
export interface Attack {
  /** The attacker's aim, as the end of "somebody tries to …". */
  aim: string;
  /** Settings of the product beside DATA_DIR and PORT. */
  settings?: Record<string, string>;
  /** Answers in one line what held. Rejects with what did not. */
  run(product: Product): Promise<string>;
}
