import type * as English from '../en/inputs';
import type { Translated } from '../translated';

/** Words of the inputs of forms and of filters. */
export const fields: Translated<typeof English.fields> = {
  either: 'Indifférent',
  optional: 'facultatif',
  cut: 'Le texte était trop long : seuls ses %{max} premiers caractères sont repris ici, et %{limit} au plus peuvent être enregistrés.',
  noPictures: 'Ce texte ne peut pas contenir d’images : elles ont été laissées de côté.',
  picturesElsewhere: 'Les images venues avec le texte ont été laissées de côté : ajoutez-les avec le bouton au-dessus du texte.',
  choose: 'Choisir…',
  none: 'Aucun',
  search: 'Chercher…',
  searching: 'Recherche en cours…',
  nothingFound: 'Aucun résultat',
  notSearched: 'La recherche n’a pas abouti. Réessayez dans un instant.',
  taken: 'Y est déjà',
  moreOptions: '%{smart_count} autre : précisez votre recherche. |||| %{smart_count} autres : précisez votre recherche.',
  open: 'Afficher les choix',
  clear: 'Effacer',
  remove: 'Retirer %{name}',
  typeTag: 'Saisissez, puis appuyez sur Entrée',
  pickColour: '%{field} : choisir une couleur',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  chooseFile: 'Choisir un fichier',
  replaceFile: 'Choisir un autre fichier',
  dropFile: 'ou déposez-le ici : %{files}',
  dropKind: '%{extensions}, %{limit} au plus',
  uploadGoing: 'Attendez la fin de l’envoi du fichier, ou annulez-le.',
  dropRefused: 'Retirer le fichier refusé',
  cancelUpload: 'Annuler l’envoi',
  addRow: 'Ajouter à « %{list} »',
  row: 'Ligne %{number}',
  moveUp: 'Monter la ligne %{number}',
  moveDown: 'Descendre la ligne %{number}',
  removeRow: 'Supprimer la ligne %{number}',
  /** Of a code that is made up. */
  generate: 'Générer',
  generateOf: 'Générer : %{name}',
  format: {
    toolbar: 'Mise en forme',
    bold: 'Gras',
    italic: 'Italique',
    underline: 'Souligné',
    superscript: 'Exposant',
    subscript: 'Indice',
    heading: 'Titre',
    subheading: 'Sous-titre',
    bullets: 'Liste à puces',
    numbers: 'Liste numérotée',
    quote: 'Citation',
    picture: 'Image',
    sending: 'Envoi de l’image : %{percent} %',
    link: 'Lien',
    linkAddress: 'Adresse web ou e-mail',
    linkText: 'Texte du lien',
    setLink: 'Placer le lien',
    removeLink: 'Retirer le lien',
    wrongLink: 'Saisissez une adresse web, par exemple example.com/tarifs, ou une adresse e-mail.',
  },
  /** Of instants that are filtered by days. */
  zone: 'Jours de votre fuseau horaire : %{zone}.',
  range: {
    from: 'De',
    to: 'À',
    /** Of numbers. */
    reversed: 'La valeur « De » ne peut pas dépasser la valeur « À ».',
    /** Of days and of times. */
    reversedDays: '« De » ne peut pas être postérieur à « À ».',
  },
};

export const matrix: Translated<typeof English.matrix> = {
  given: '%{smart_count} module sur %{total} |||| %{smart_count} modules sur %{total}',
  usual: 'Accès habituels de ce rôle',
  held: 'Comme actuellement',
  byRole: 'Ce sont les accès habituels de ce rôle ; ils sont accordés tels quels, sauf modification.',
  module: 'Modules',
  rows: '%{smart_count} sur %{total}',
  row: 'Ligne',
  all: 'Tout',
  cell: '%{column} : %{row}',
  wholeRow: 'Tout : %{row}',
  wholeColumn: '%{column} : tout',
  asProfile: 'Comme le profil',
  byProfile: 'Ce qui n’est pas marqué vient du profil. Ce qui est marqué est propre à cette personne : en plus ou en moins.',
  own: '%{cell}, différent du profil',
  gains: 'Accordé – %{line}',
  loses: 'Retiré – %{line}',
  people: 'Cela vaut aussitôt pour %{smart_count} personne ayant ce profil. |||| Cela vaut aussitôt pour %{smart_count} personnes ayant ce profil.',
  notYet: 'pas encore d’écran',
  alsoOpens: 'ouvre aussi : %{names}',
  later: 'Afficher %{smart_count} module sans écran pour l’instant |||| Afficher %{smart_count} modules sans écran pour l’instant',
  laterTicked: '(dont %{smart_count} coché) |||| (dont %{smart_count} cochés)',
  fewer: 'Masquer les modules sans écran pour l’instant',
  reading: 'Un instant…',
};

/** Reasons that only forms and uploads meet, beside those that come with the first screen. */
export const reason = {
  quotaFull: 'L’établissement n’a plus assez d’espace pour ce fichier : il pèse %{size} Mo, et %{left} Mo sur %{most} sont libres. La personne qui gère la plateforme peut en accorder davantage.',
  fileAnnounced: 'Les fichiers de type « %{found} » ne sont pas acceptés ici. Types autorisés : %{allowed}.',
  pictureDots: 'L’image compte %{width} × %{height} pixels, soit %{megapixels} mégapixels. Le maximum est de %{most} : réduisez-la, puis renvoyez-la.',
  pictureBroken: 'L’image est endommagée ou incomplète. Enregistrez-la de nouveau, puis renvoyez-la.',
};

/** An answer that only a write meets. */
export const answer = {
  noCall: 'La plateforme n’a pas cet appel (%{call}).',
};
