import type { Translated } from '../translated';
import type { config as English } from '../en/config';

/** What is wrong with the settings of a console, in French: its own page says it, before anything else. */
export const config: Translated<typeof English> = {
  title: 'Les paramètres de cette console ne sont pas corrects',
  text: 'La console lit /config.json au démarrage. La personne qui s’en occupe doit y corriger ceci ; rechargez ensuite la page.',
  missing: 'Il n’y a pas de /config.json. Placez-en un à côté de la page de la console ; il indique au moins où se trouve la plateforme : { "apiBase": "https://api.example.org/api/v9" }.',
  unreachable: '/config.json n’a pas pu être chargé. Vérifiez la connexion, et que le serveur le fournit.',
  html: 'Une page est arrivée à la place de /config.json. Le serveur doit fournir le fichier lui-même, et non la page de la console.',
  cutOff: '/config.json n’est pas du JSON : il est peut-être tronqué, ou il manque une virgule ou un guillemet.',
  notObject: '/config.json doit contenir un objet : { … }.',
  unknown: '%{at} : cette clé n’existe pas.',
  nearest: 'Vouliez-vous dire %{nearest} ?',
  type: '%{at} : il faut %{wanted}.',
  oneOf: '%{at} : il faut l’une de ces valeurs : %{wanted}.',
  module: '%{at} : la console n’a pas de module de ce nom.',
  field: '%{at} : il n’y a pas de champ %{wanted}.',
  declaration: '%{at} : %{wanted}',
  clash: '%{at} : %{wanted} s’appelle déjà ainsi.',
  wanted: {
    address: 'une adresse qui commence par https:// ou par une seule barre oblique',
    text: 'un texte non vide',
    flag: 'true ou false',
    count: 'un nombre entier, 0 ou plus',
    atLeastOne: 'un nombre entier, 1 au moins',
    link: 'une adresse qui commence par https:// ou par une barre oblique',
    colour: 'une couleur telle que #0a7a3f',
    texts: 'une liste de textes',
    pair: 'deux valeurs, pour oui et pour non',
    list: 'une liste',
    object: 'un objet { … }',
    textByName: 'un objet de textes',
    moduleOrFalse: 'un objet { … }, ou false pour un module que la plateforme n’a pas',
  },
};
