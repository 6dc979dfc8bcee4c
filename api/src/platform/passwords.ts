import { hash, verify } from '@node-rs/argon2';

/** Each hash takes 19 MiB and a core; more at once would starve all other requests of this process. */
const AT_ONCE = 2;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash (unknown address) it takes the same time and answers false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

function limiter(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Passes its slot on instead of freeing it, so that no newcomer takes it first.
      if (next) next();
      else running -= 1;
    }
  };
}

export async function createPasswords(): Promise<Passwords> {
  const limited = limiter(AT_ONCE);
  const nobody = await hash('an account that does not exist');
  return {
    hash: (password) => limited(() => hash(password)),
    async verify(passwordHash, password) {
      const matches = await limited(() => verify(passwordHash ?? nobody, password));
      return passwordHash !== null && matches;
    },
  };
}
