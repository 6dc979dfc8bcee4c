import type { LoginReply, Problem, SecondStepReply } from '@wspolnik/contract';
import { FirstAnswers } from '@wspolnik/kit';
import { problemMessage } from '@wspolnik/system/forms';
import { use, useEffect, useState } from 'react';

/** Path of the call, by which the gateway gives its answer (deploy/src/gateway/sign-in.ts). */
const SIGN_IN = 'accounts/login/';

/** What a form of the sign-in was answered that the browser has sent by itself. */
export interface PostedSignIn {
  email: string;
  problem?: Problem;
  /** The password was right. */
  done?: true;
  /** With `done`, and only in a browser: a render on the server gets no session. */
  reply?: LoginReply | SecondStepReply;
}

const used = new WeakSet<PostedSignIn>();

/** The answer that this page was opened with; not once more after a sign-out. */
export function usePostedSignIn(): PostedSignIn | undefined {
  const answer = use(FirstAnswers)[SIGN_IN] as PostedSignIn | undefined;
  const [posted] = useState(answer && !used.has(answer) ? answer : undefined);
  useEffect(() => {
    if (posted) used.add(posted);
  }, [posted]);
  return posted;
}

/** The error of the answer, as `applyProblem` shows it after a call. */
export const postedStatus = ({ problem }: PostedSignIn) => problem && problemMessage({ ...problem, problem });
