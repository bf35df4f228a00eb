import { createOpenSwitch } from '../context/openSwitch';

/** The help beside the screen, opened from wherever it is offered. */
export const { open: openHelpPanel, close: closeHelpPanel, useIsOpen: useIsHelpPanelOpen } = createOpenSwitch();
