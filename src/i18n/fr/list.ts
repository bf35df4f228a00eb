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
  clearAsked: { search: 'Effacer la recherche', filters: 'Effacer les filtres', both: 'Effacer la recherche et les filtres' },
  clear: 'Effacer',
  done: 'Terminé',
  isEmpty: 'Est vide',
  isNotEmpty: 'N’est pas vide',
  summary: 'Synthèse',
  /** The tabs above a list. */
  segments: 'Onglets de la liste',
  allRows: 'Tout',
  countMore: 'plus de %{count}',
  restore: 'Restaurer',
  showAll: 'Tout afficher',
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
  notNow: 'Impossible pour le moment',
  ownAccount: 'Impossible sur votre propre compte',
  inAlready: 'Vous y êtes, ou l’avez demandé',
  total: 'Total',
  totalOfAll: 'Total général',
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
  moveUp: 'Monter',
  moveDown: 'Descendre',
  moveInto: 'Déplacer sous…',
  move: 'Déplacer',
  moveTitle: 'Déplacer « %{title} »',
  moveText: 'Choisissez sous quelle fiche la placer. Laissez vide pour le premier niveau. Ce qui se trouve en dessous la suit.',
  moved: '« %{title} » a été déplacé.',
  movedBack: '« %{title} » a été remis à sa place.',
  isFirst: '« %{title} » est déjà en première position.',
  isLast: '« %{title} » est déjà en dernière position.',
  firstPage: 'Première page',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  lastPage: 'Dernière page',
  retry: 'Réessayer',
  /** Above a printed list. */
  print: {
    allInstitutes: 'Tous les établissements', search: 'Recherche : « %{q} »', printed: 'Imprimé le %{time}',
    otherPages: '%{count} ligne d’autres pages n’est pas imprimée. |||| %{count} lignes d’autres pages ne sont pas imprimées.',
    otherPagesUncounted: 'Les lignes des autres pages ne sont pas imprimées.',
    hiddenColumns: 'Colonnes non imprimées : %{names}',
  },
  empty: {
    title: '%{name} : rien pour le moment',
    text: 'Ce que vous ajouterez apparaîtra ici.',
    readOnly: 'Les éléments apparaîtront ici dès qu’il y en aura.',
  },
  noMatch: {
    periodTitle: '%{name} : rien sur cette période',
    period: 'Ce qui arrive est affiché ici. Pour ce qui précède, choisissez une autre période.',
    title: 'Aucune correspondance',
    both: 'Aucune ligne ne répond à la fois à la recherche et aux filtres. Assouplissez l’un des critères.',
    search: 'Aucune ligne ne répond à la recherche. Essayez d’autres mots.',
    filters: 'Aucune ligne ne répond aux filtres. Assouplissez l’un des critères.',
    segment: 'Rien sous « %{name} ».',
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
  doneHidden: '%{smart_count} ligne exportée. %{hidden} |||| %{smart_count} lignes exportées. %{hidden}',
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
};

/** A record without a title; `name` is what the module calls one, within a sentence. */
export const record: Translated<typeof English.record> = { untitled: 'Sans nom : %{name}' };
