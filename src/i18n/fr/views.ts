import type * as English from '../en/views';
import type { Translated } from '../translated';

/** Words of saved views of lists. */
export const views: Translated<typeof English.views> = {
  button: 'Vues',
  failed: 'Impossible de charger les vues. %{reason} Réessayer',
  saveAs: 'Enregistrer comme vue…',
  manage: 'Gérer les vues…',
  saveTitle: 'Enregistrer comme vue',
  text: 'Une vue conserve ce que la liste affiche maintenant : recherche, filtres, tri, colonnes et lignes par page. Elle s’ouvre en un choix, sur tous vos appareils.',
  name: 'Nom',
  nameMissing: 'Saisissez un nom.',
  nameTaken: 'Vous avez déjà une vue de ce nom.',
  willReplace: 'Vous avez déjà la vue « %{name} » : elle sera remplacée.',
  audience: 'Pour qui',
  audiences: { own: 'Moi', role: 'Mon rôle', everybody: 'Tout le monde' },
  forRole: 'Rôle : %{role}',
  hints: {
    institute: { own: 'Personne d’autre ne la voit.', role: 'Les personnes de votre établissement de rôle « %{role} » qui peuvent ouvrir cette liste.', everybody: 'Toutes les personnes de votre établissement qui peuvent ouvrir cette liste.' },
    operator: { own: 'Personne d’autre ne la voit.', role: 'Les personnes de l’opérateur de rôle « %{role} » qui peuvent ouvrir cette liste.', everybody: 'Toutes les personnes de l’opérateur qui peuvent ouvrir cette liste. Les établissements ne la voient pas.' },
  },
  save: 'Enregistrer',
  replace: 'Remplacer',
  saved: 'La vue « %{name} » a été enregistrée.',
  replaced: 'La vue « %{name} » a été remplacée.',
  changed: 'La vue « %{name} » a été modifiée.',
  tooLong: 'Les filtres sont trop longs pour une vue : choisissez moins de valeurs, ou des mots plus courts.',
  tooMany: 'Vous avez déjà %{most} vues de cette liste. Supprimez-en une d’abord.',
  manageTitle: 'Vues : %{name}',
  none: 'Il ne reste aucune vue que vous puissiez modifier.',
  ownedBy: '%{audience} · propriétaire : %{name}',
  changeOf: 'Modifier la vue « %{name} »',
  deleteOf: 'Supprimer la vue « %{name} »',
  deleteTitle: 'Supprimer la vue « %{name} » ?',
  deleteText: 'Les lignes restent telles quelles.',
  deleteSharedText: 'Elle disparaît pour toutes les personnes qui l’ont reçue. Les lignes restent telles quelles.',
  deleted: 'La vue « %{name} » a été supprimée.',
};
