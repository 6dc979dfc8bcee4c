import type { Order } from '@wspolnik/contract';
import { DialogOnDemand } from '@wspolnik/system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OrderSide } from '../../../lib/order-query.ts';
import { focusOrderIfLost } from '../order-focus.ts';
import { loadOrderQuestion } from './load-order-forms.ts';
import type { Question } from './order-question.tsx';

/** Opens the dialog of an action. It stays open when the other side acts: the typed text is retained, and sending it reports the conflict. */
export function useOrderQuestion(order: Order, side: OrderSide): { ask(question: Question): void; dialog: ReactNode } {
  const [asked, ask] = useState<Question | null>(null);
  useFocusWhenGone(order.id, asked);
  const props = asked ? { question: asked, order, side, onClose: () => ask(null) } : null;
  return { ask, dialog: <DialogOnDemand load={loadOrderQuestion} props={props} /> };
}

/** The button that opened a dialog may disappear with its action. The order itself then gets the focus. */
function useFocusWhenGone(orderId: string, asked: Question | null): void {
  const before = useRef(asked);
  useEffect(() => {
    const wasOpen = before.current;
    before.current = asked;
    if (!wasOpen || asked) return;
    return focusOrderIfLost(orderId);
  }, [orderId, asked]);
}
