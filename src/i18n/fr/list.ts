import type * as English from '../en/list';
import type { Translated } from '../translated';

/** Words of lists. */
export const list: Translated<typeof English.list> = {
  create: 'Nouvelle fiche : %{name}',
  search: 'Chercher des %{name}',
  filters: 'Filtres',
  addFilter: 'Ajouter un filtre',
  filterBy: 'Filtrer par %{name}',
  removeFilter: 'Retirer le filtre « %{name} »',
  clearFilters: 'Effacer les filtres',
  clear: 'Effacer',
  done: 'Terminé',
  isEmpty: 'Est vide',
  isNotEmpty: 'N’est pas vide',
  columns: 'Colonnes',
  columnsReset: 'Réinitialiser',
  columnEarlier: 'Avancer « %{name} »',
  columnLater: 'Reculer « %{name} »',
  density: 'Hauteur des lignes',
  sort: { label: 'Trier', by: 'Tri : %{name}', ASC: 'Croissant', DESC: 'Décroissant', show: 'Afficher la colonne « %{name} »' },
  selectPage: 'Sélectionner toutes les lignes de cette page',
  selectRow: 'Sélectionner : %{title}',
  rowMenu: 'Actions',
  rowMenuOf: 'Actions : %{title}',
  show: 'Consulter',
  edit: 'Modifier',
  delete: 'Supprimer',
  notNow: 'Impossible dans l’état actuel',
  total: 'Total',
  loading: 'Chargement des lignes…',
  pages: 'Pages',
  perPage: 'Lignes',
  range: '%{from}–%{to} sur %{total}',
  rangeEstimate: '%{from}–%{to} sur environ %{total}',
  rangeOpen: '%{from}–%{to}, et d’autres',
  hiddenRows: 'Lignes masquées : %{count} (%{field})',
  showHidden: 'Afficher',
  pageOf: 'Page %{page} sur %{last}',
  pageAlone: 'Page %{page}',
  noId: 'Cette ligne est arrivée sans identifiant ; elle est en lecture seule.',
  firstPage: 'Première page',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  lastPage: 'Dernière page',
  retry: 'Réessayer',
  /** Above a printed list. */
  print: { allInstitutes: 'Tous les établissements', search: 'Recherche : « %{q} »', printed: 'Imprimé le %{time}' },
  empty: {
    title: '%{name} : rien pour le moment',
    text: 'Ce que vous ajouterez apparaîtra ici.',
    readOnly: 'Les éléments apparaîtront ici dès qu’il y en aura.',
  },
  noMatch: {
    title: 'Aucune correspondance',
    text: 'Aucune ligne ne répond à la fois à la recherche et aux filtres. Assouplissez l’un des critères.',
  },
  failed: { title: 'La liste n’a pas pu être chargée' },
};

/** Words of exports. */
export const exports: Translated<typeof English.exports> = {
  title: 'Exporter',
  csv: 'Au format CSV',
  xlsx: 'Au format Excel (XLSX)',
  running: 'Exportation : %{done} lignes sur %{total}',
  done: '%{smart_count} ligne exportée |||| %{smart_count} lignes exportées',
  partly: '%{done} lignes exportées sur %{total}. La plateforme n’en a pas fourni davantage.',
  failed: 'L’exportation s’est interrompue : %{reason}',
  cancel: 'Annuler',
};

/** Of a selection. */
export const bulk: Translated<typeof English.bulk> = {
  ended: 'La sélection (%{smart_count} ligne) a pris fin : la liste affiche d’autres lignes. |||| La sélection (%{smart_count} lignes) a pris fin : la liste affiche d’autres lignes.',
};

/** Of what was deleted. */
export const bin: Translated<typeof English.bin> = {
  title: 'Corbeille : %{name}',
  text: 'Les éléments supprimés peuvent être restaurés pendant 30 jours ; ensuite, ils sont effacés définitivement.',
  empty: 'La corbeille est vide',
  emptyText: 'Les éléments supprimés restent ici 30 jours et peuvent être restaurés.',
  search: 'Rechercher dans la corbeille',
  noMatch: 'Aucun élément supprimé ne correspond.',
  /** A record's own page, once it was deleted. */
  one: '« %{title} » a été supprimé',
  oneUntil: '%{when}. Restauration possible jusqu’au %{until}.',
  oneAsk: '%{when}. Une personne autorisée à supprimer ce type de fiche peut restaurer celle-ci jusqu’au %{until}.',
  restore: 'Restaurer',
  restoreOne: 'Restaurer « %{title} »',
  restoreMany: 'Restaurer %{count} %{name}',
  selectAll: 'Tout sélectionner sur cette page',
  when: 'Suppression le %{at}',
  whenBy: 'Suppression le %{at} par %{name}',
  left: '%{smart_count} jour restant |||| %{smart_count} jours restants',
  restored: 'Restauration effectuée : « %{title} ». |||| %{smart_count} éléments ont été restaurés.',
  failed: '%{smart_count} élément n’a pas pu être restauré : %{reason} |||| %{smart_count} éléments n’ont pas pu être restaurés : %{reason}',
  refused: 'Impossible de restaurer « %{title} » en l’état',
  taken: '%{field} : la valeur « %{value} » est désormais utilisée ailleurs.',
  openOther: 'Ouvrir l’autre élément',
  missing: 'Cet élément dépend de %{name}, qui se trouve aussi dans la corbeille. Commencez par l’en sortir.',
  earlier: 'Suppressions plus récentes',
  later: 'Suppressions plus anciennes',
  page: 'Page %{page} sur %{pages}',
};
