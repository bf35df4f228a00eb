import type * as english from '../../en/modules/supportContactInfo';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Contact de l’assistance',
  fields: { email: 'E-mail', phoneNumber: 'Numéro de téléphone', hours: 'Horaires', address: 'Adresse' },
};

export const later: Translated<typeof english.later> = {
  hints: { hours: 'Quand quelqu’un répond, par exemple du lundi au samedi, de 9 h à 18 h.' },
};
