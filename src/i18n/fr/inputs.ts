import type * as English from '../en/inputs';
import type { Translated } from '../translated';

/** Words of the inputs of forms and of filters. */
export const fields: Translated<typeof English.fields> = {
  either: 'Indifférent',
  optional: 'facultatif',
  cut: 'Le texte était trop long : seuls ses %{max} premiers caractères sont repris ici.',
  choose: 'Choisir…',
  none: 'Aucun',
  search: 'Chercher…',
  searching: 'Recherche en cours…',
  nothingFound: 'Aucun résultat',
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
  dropFile: 'ou déposez-le ici : %{extensions}, %{limit} au plus',
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
    heading: 'Titre',
    subheading: 'Sous-titre',
    bullets: 'Liste à puces',
    numbers: 'Liste numérotée',
    quote: 'Citation',
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
