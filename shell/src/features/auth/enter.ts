import type { LoginReply } from '@wspolnik/contract';
import { navigate } from '@wspolnik/system';
import { secondStepSetup } from '../../lib/second-step-setup.ts';
import { forgetSignup } from './signup-memory.ts';
import { takeSession } from './take-session.ts';

/** Signs in and opens the page that was wanted, or the setup of a second step where the role requires one. */
export function enter(reply: LoginReply, { from, companyId }: { from: string; companyId: string | null }): void {
  forgetSignup();
  takeSession(reply, companyId);
  navigate(reply.user.second_step_required ? secondStepSetup(from) : from, { replace: true });
}
