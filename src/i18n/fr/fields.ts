import type * as English from '../en/fields';
import type { Translated } from '../translated';

/** Words of the cells of lists and of filters. */
export const fields: Translated<typeof English.fields> = {
  /** Of what is meant to be taken elsewhere. */
  copyOf: 'Copier : %{name}',
  copied: 'Copié.',
  notCopied: 'Le navigateur n’autorise pas la copie. Sélectionnez le texte et copiez-le.',
  /** A name and what stands under it. */
  pair: '%{name} : %{value}',
  /** Of what is less than a minute away. */
  justNow: 'à l’instant',
  yes: 'Oui',
  no: 'Non',
  rows: '%{smart_count} ligne |||| %{smart_count} lignes',
  modules: '%{smart_count} module accordé |||| %{smart_count} modules accordés',
  /** Names the choice of a module, before a record of it is chosen. */
  kindOf: '%{name} : nature',
  /** Whose a record without an institute is. */
  operator: 'Opérateur',
  deletedTitle: '%{title} (supprimé)',
  absent: 'N’existe plus',
  chooseFirst: 'Choisissez d’abord « %{field} »',
  emptied: 'Ce champ a été vidé, car « %{field} » a été modifié.',
  /** Beside a field that a chosen record says something of. */
  filledFrom: 'Repris de « %{field} ». Avant : %{value}.',
  typedKept: 'Votre saisie est conservée. Selon « %{field} » : %{value}.',
  staff: 'Équipe de la plateforme',
  unfetched: 'Nom indisponible pour l’instant',
  pictureElsewhere: 'Cette image se trouve sur un autre site et ne s’affiche pas. Ajoutez le fichier pour l’afficher.',
  /** A large amount, said in the words people say it with. */
  large: { lesser: '%{amount} lakh |||| %{amount} lakhs', greater: '%{amount} crore |||| %{amount} crores' },
  /** A filter as a sentence. The colon spares the agreement with a field's name. */
  filter: {
    yesNo: '%{field} : %{value}',
    is: '%{field} : %{value}',
    has: '%{field} contient « %{value} »',
    between: '%{field} : %{from} – %{to}',
    from: '%{field} : à partir de %{from}',
    upTo: '%{field} : jusqu’à %{to}',
    preset: '%{field} : %{value}',
    empty: '%{field} : vide',
    notEmpty: '%{field} : non vide',
    hidden: 'Masquer',
    shown: 'Afficher',
    onlyThese: 'Uniquement',
    only: 'Uniquement « %{field} »',
    included: 'Y compris « %{field} »',
    leftOut: 'Sans « %{field} »',
  },
  /** Names of the specification (part 1 §9). */
  presets: {
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    thisWeek: 'Cette semaine',
    lastWeek: 'La semaine dernière',
    thisMonth: 'Ce mois-ci',
    lastMonth: 'Le mois dernier',
    thisYear: 'Cette année',
    lastYear: 'L’année dernière',
    /** From today on. */
    next7Days: 'Les 7 prochains jours',
    next30Days: 'Les 30 prochains jours',
    /** From April to March. */
    thisAcademicYear: 'Cette année scolaire',
    lastAcademicYear: 'L’année scolaire précédente',
    allTime: 'Depuis toujours',
    dateRange: 'Période',
  },
  fetching: 'Chargement du nom…',
};
