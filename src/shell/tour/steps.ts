/** A step of the tour: words of `lectern.tour.steps.<name>`, beside the part of the page that bears `data-tour="<name>"`. */
export const STEPS = ['menu', 'search', 'filters', 'account', 'help'] as const;
export type StepName = (typeof STEPS)[number];

/** The part of the page a step speaks of; null where it is not there, or not to be seen. */
export function anchorOf(step: StepName): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-tour="${step}"]`)];
  return found.find(isSeen) ?? null;
}

/** The steps whose part is there, in their order. On a small screen most of them are hidden away. */
export function stepsHere(): readonly StepName[] {
  return STEPS.filter((step) => anchorOf(step) !== null);
}

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
