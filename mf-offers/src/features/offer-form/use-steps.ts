import { navigate, useSearchParam } from '@wspolnik/system';
import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OfferStep } from './offer-form.fields.ts';
import type { OfferFormValues } from './offer-form.values.ts';
import { hasError, stepBeside, stepFields } from './offer-steps.ts';
import { paramOf, stepOf, stepPath } from './step-address.ts';

/** The element that gets the focus once the step is shown. */
type FocusOn = 'heading' | 'wrong';

/**
 * The current step, from the URL; without one there the form opens at the `stored` step. Next validates the fields of
 * the step; other navigation does not.
 */
export function useSteps(stored: OfferStep, form: RefObject<HTMLFormElement | null>) {
  const { validateForm, setTouched, touched, values } = useFormikContext<OfferFormValues>();
  const step = useStepInAddress(stored);
  const [moves, setMoves] = useState(0);
  const wanted = useRef<FocusOn | null>(null);
  const shown = useRef({ step, moves });

  const move = (to: OfferStep, focusOn: FocusOn) => {
    wanted.current = focusOn;
    if (to !== step) navigate(stepPath(to));
    setMoves((count) => count + 1);
  };
  useEffect(() => {
    if (shown.current.step === step && shown.current.moves === moves) return;
    shown.current = { step, moves };
    const focusOn = wanted.current;
    wanted.current = null;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const heading = form.current?.querySelector<HTMLElement>('[data-step-heading]');
    const target = (focusOn === 'wrong' && focusable(wrong)) || heading;
    target?.focus({ preventScroll: true });
    // Back and Forward: the shell restores the scroll position.
    if (focusOn === null) return;
    // A new step is scrolled to its top, with the step navigation visible; a wrong field may be far below.
    if (target === heading) form.current?.scrollIntoView({ block: 'start' });
    else target?.scrollIntoView({ block: 'center' });
  }, [step, moves, form]);

  const next = async () => {
    const errors = await validateForm();
    const after = stepBeside(step, 1);
    if (!hasError(step, errors, values)) {
      if (after) move(after, 'heading');
      return;
    }
    const fields = Object.fromEntries(stepFields(step, values).map((field) => [field, true]));
    await setTouched({ ...touched, ...fields }, false);
    move(step, 'wrong');
  };
  return {
    step,
    next,
    goTo: (to: OfferStep) => move(to, 'heading'),
    goWrong: (to: OfferStep) => move(to, 'wrong'),
  };
}

function useStepInAddress(stored: OfferStep): OfferStep {
  const param = useSearchParam('step');
  const [entered] = useState(() => ({ param, step: param === null ? stored : stepOf(param) }));
  const [isNamed, setNamed] = useState(false);
  useEffect(() => {
    const name = paramOf(entered.step);
    if (entered.param !== name) navigate(stepPath(entered.step), { replace: true });
    setNamed(true);
  }, [entered]);
  return isNamed ? stepOf(param) : entered.step;
}

/** The element itself, or its focusable part in a tree or an editor. */
function focusable(element: HTMLElement | null | undefined): HTMLElement | null {
  if (!element || element.tabIndex >= 0) return element ?? null;
  return element.querySelector<HTMLElement>('[tabindex="0"], [contenteditable="true"], input, button') ?? element;
}
