/** Ends what is being typed, as leaving the control would, so that a save holds it; whoever types goes on where they were. */
export function settleTyped(): void {
  const control = document.activeElement;
  if (!(control instanceof HTMLInputElement)) return;
  control.blur();
  control.focus({ preventScroll: true });
}
