import type * as English from '../en/help';
import type { Translated } from '../translated';

/** Words of the tour, in French. */
export const tour: Translated<typeof English.tour> = {
  label: 'Visite, étape %{step} sur %{total}',
  count: '%{step} sur %{total}',
  next: 'Suivant',
  back: 'Précédent',
  end: 'Passer',
  done: 'Terminé',
  steps: {
    menu: { title: 'Le menu', text: 'Ce dont vous avez besoin chaque jour, par groupes ; il peut se réduire à des icônes. La recherche trouve tout le reste de ce qui vous est ouvert.' },
    search: { title: 'Tout trouver', text: 'Tapez le nom d’un écran. Ctrl K, ou ⌘ K sur Mac, trouve aussi des fiches et des actions.' },
    filters: { title: 'Affiner une liste', text: 'Les filtres se lisent comme des phrases et restent dans l’adresse : un lien montre donc les mêmes lignes.' },
    account: { title: 'Votre compte', text: 'Votre profil, votre mot de passe, vos sessions ouvertes, et la déconnexion.' },
    help: { title: 'Aide', text: 'Des explications sur l’écran ouvert, tous les raccourcis, et cette visite à revoir.' },
  },
};

/** Words of the help beside screens, in French. */
export const help: Translated<typeof English.help> = {
  close: 'Fermer l’aide',
  noPage: 'Il n’y a pas de page à l’adresse %{address}. Vous êtes au début de la console.',
  noPageSearch: 'Rechercher',
  module: 'À propos : %{name}',
  states: 'Statuts',
  actions: 'Ce que vous pouvez faire',
  change: '%{from} → %{to}',
  anyState: 'Tous',
  tenancy: {
    owned: 'Chaque établissement a sa propre liste et ne voit pas celles des autres.',
    shared: 'Chaque établissement a sa propre liste et voit aussi celle de l’opérateur.',
    self: 'La liste des établissements eux-mêmes.',
    platform: 'La liste de l’opérateur, la même pour tous les établissements.',
  },
  list: {
    title: 'Listes',
    find: 'Tapez dans la zone de recherche, ou ajoutez des filtres. L’adresse conserve les deux : copiez-la pour montrer les mêmes lignes à quelqu’un.',
    columns: 'Choisissez et ordonnez les colonnes au-dessus de la liste. Un clic sur un en-tête trie.',
    open: 'La première cellule ouvre la fiche ; les trois points en fin de ligne donnent accès aux actions.',
    bulkTitle: 'Plusieurs lignes à la fois',
    bulk: 'Cochez des lignes, ou toute une plage avec Maj. La barre qui apparaît les modifie ensemble, montre l’avancement et liste les échecs avec leur raison.',
  },
  form: {
    title: 'Formulaires',
    fill: 'Les champs sans la mention « facultatif » sont à remplir. Les erreurs s’affichent sous le champ concerné.',
    keep: 'Votre saisie est conservée dans cet onglet du navigateur jusqu’à l’enregistrement, même si votre session prend fin.',
    stale: 'Si quelqu’un d’autre a enregistré entre-temps, vous choisissez : sa version, ou la vôtre par-dessus.',
  },
  record: {
    title: 'Fiches',
    read: 'Toutes les informations de la fiche et, au-dessous, ce qui s’y rattache.',
    act: 'Les boutons du haut changent son état. Un bouton grisé indique pourquoi l’action est impossible.',
  },
  pending: {
    title: 'Pas encore disponible',
    wait: 'Cette partie de la console n’est pas encore disponible. Dans le menu, une petite horloge signale ces parties ; les autres fonctionnent.',
  },
};

export const keyboard: Translated<typeof English.keyboard> = {
  palette: 'Chercher un écran, une fiche ou une action',
  search: 'Aller à la recherche d’une liste',
  move: 'Passer d’une ligne à l’autre',
  select: 'Sélectionner la ligne',
  range: 'Sélectionner jusqu’à la ligne',
  open: 'Ouvrir la ligne',
  steps: 'Sur la page d’une fiche : fiche précédente ou suivante de la liste',
  moveRow: 'Dans cette liste : déplacer la ligne elle-même',
  save: 'Enregistrer un formulaire',
  saveAndNext: 'Enregistrer et ouvrir la fiche suivante',
  close: 'Fermer ce qui est ouvert',
  help: 'Afficher ces raccourcis',
  names: { space: 'Espace', enter: 'Entrée', shift: 'Maj', escape: 'Échap' },
};
