import type { ModerationStatement } from '@wspolnik/api/contract';
import { defineRead } from '@wspolnik/shared-ui/remote';

export const statementRead = defineRead<ModerationStatement, { id: string }>('moderation/decisions/:id/');
