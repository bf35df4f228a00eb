/** Kept for each user: the first steps are not wanted again. */
export const FIRST_STEPS_STORE_KEY = 'firstSteps.isHidden';
