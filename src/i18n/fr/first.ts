import type { first as English } from '../en/first';
import { titlesIn } from '../rooms';
import type { Translated } from '../translated';
import * as answers from './answers';
import * as data from './data';
import * as fieldWords from './fields';
import { fixed } from './fixed';
import * as list from './list';
import { moduleNames } from './moduleNames';
import * as routes from './routes';
import * as shell from './shell';

/** React-admin's own words that may be wanted before any part has come later. */
const ra = {
  action: { undo: 'Revenir en arrière' },
  auth: { auth_check_error: 'Connectez-vous pour continuer.', user_menu: 'Profil' },
  message: { select_all_limit_reached: 'Il y a trop d’éléments pour tous les sélectionner. Seuls les %{max} premiers ont été sélectionnés.' },
  notification: {
    http_error: 'Erreur de communication avec le serveur',
    i18n_error: 'Les textes de cette langue n’ont pas pu être chargés.',
    logged_out: 'Votre session a pris fin. Reconnectez-vous.',
    not_authorized: 'Vous n’avez pas accès à cette ressource.',
  },
  page: { list: '%{name}' },
};

/** The French words of the frame and of lists, which come with the first screen. */
export const first = {
  ra,
  lectern: { ...shell, ...routes, routes: { ...routes.routes, ...titlesIn('fr') }, ...answers, ...data, ...list, ...fieldWords },
  fixed,
  resources: moduleNames,
} satisfies Translated<typeof English>;
