import type { LoginReply, SecondStepBody } from '@wspolnik/contract';
import { deviceMarks, sendJSON } from '@wspolnik/shared-auth';

export const finishSignIn = (json: SecondStepBody) =>
  sendJSON<LoginReply>('POST', 'accounts/login/second-step/', { json: { ...json, device_marks: deviceMarks() } });
