import { emptyCache } from '@wspolnik/kit';
import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { fakeApi, problem } from './fake-api.ts';
import { signInAs, signOut } from './sign-in.ts';

export { signInAs };

type Answers = Parameters<typeof fakeApi>[0];

interface AnsweredProps {
  answers: Answers;
  signIn(): void;
  children: ReactNode;
}

/** An effect, not the story's `beforeEach`: its cleanup runs while the story is still on the page and would read again. */
function Answered({ answers, signIn, children }: AnsweredProps) {
  const [isReady, setReady] = useState(false);
  useLayoutEffect(() => {
    const { fetch } = globalThis;
    fakeApi(answers);
    signIn();
    void emptyCache().then(() => setReady(true));
    return () => {
      globalThis.fetch = fetch;
      signOut();
    };
  }, [answers, signIn]);
  return isReady && children;
}

/**
 * A decorator for stories whose parts read: their calls have these answers, by `METHOD path`, and somebody is signed in, by default a
 * person.
 */
export function answered(answers: Answers, signIn: () => void = signInAs.person) {
  return (Story: ComponentType) => (
    <Answered answers={answers} signIn={signIn}>
      <Story />
    </Answered>
  );
}

/** The answer to a call that fails. */
export const failed = (): Response => problem(500, 'internal');
