import { titlesIn } from '../rooms';
import * as answers from './answers';
import * as data from './data';
import * as fieldWords from './fields';
import { fixedFirst } from './fixedFirst';
import * as list from './list';
import { moduleNames } from './moduleNames';
import * as routes from './routes';
import * as shell from './shell';

/** React-admin's own words that may be wanted before any part has come later. */
const ra = {
  action: { undo: 'Undo' },
  auth: { auth_check_error: 'Sign in to continue.', user_menu: 'Profile' },
  message: { select_all_limit_reached: 'There are too many to select them all. The first %{max} were selected.' },
  notification: {
    http_error: 'The platform could not be reached.',
    i18n_error: 'The words of this language could not be loaded.',
    logged_out: 'Your session has ended. Sign in again.',
    not_authorized: 'You do not have access to this.',
  },
  page: { list: '%{name}' },
};

/**
 * The English words of the frame and of lists. They come with the first screen; a word that is shown there stands in one of
 * these files, any other in one of `later.ts`. Each export of an area's file stands under `lectern.<export>`, the
 * specification's fixed texts under `fixed`, the words of declarations under `resources`, react-admin's own under `ra`.
 */
export const first = {
  ra,
  lectern: { ...shell, ...routes, routes: { ...routes.routes, ...titlesIn('en') }, ...answers, ...data, ...list, ...fieldWords },
  fixed: fixedFirst,
  resources: moduleNames,
};
