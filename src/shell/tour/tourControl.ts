import { createOpenSwitch } from '../context/openSwitch';

/** Key of the user's store: the tour has been taken, or is not wanted. */
export const TOUR_STORE_KEY = 'tour.isSeen';

/** The tour, started from wherever it is offered. */
export const { open: startTour, close: endTour, useIsOpen: useIsTouring } = createOpenSwitch();
