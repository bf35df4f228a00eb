import type * as english from '../../en/modules/institution';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Établissement |||| Établissements',
  newOne: 'Nouvel établissement',
  menu: 'Établissements',
  fields: {
    timezone: 'Fuseau horaire',
    imageURL: 'Logo',
    circularImageURL: 'Logo rond',
    rectangularImageURL: 'Logo large',
    isWhiteLabelled: 'Marque blanche',
    plan: 'Formule',
    isPlanActive: 'Formule active',
    membershipPlanId: 'Formule d’adhésion',
    planEndsAt: 'Fin de formule',
    isApproved: 'Approuvé',
    isSuspended: 'Suspendu',
    suspendedFor: 'Motif de la suspension',
    suspendedAt: 'Suspendu le',
    suspendedById: 'Suspendu par',
    reason: 'Motif de la suspension',
    access: 'Accès',
    newAccess: 'Accès désormais',
  },
  choices: { plan: { none: 'Aucune', active: 'En cours', ending: 'Bientôt terminée', ended: 'Terminée' } },
  actions: { changePlan: 'Changer de formule' },
  done: { changePlan: 'Changement de formule effectué' },
  ownAttention: { planSoon: 'Votre formule prend fin le %{value}', planEnding: 'Votre formule prend fin le %{value}' },
  attention: {
    awaiting: '%{smart_count} établissement attend son approbation |||| %{smart_count} établissements attendent leur approbation',
    planSoon: 'La formule de %{smart_count} établissement expire dans les 30 jours |||| Les formules de %{smart_count} établissements expirent dans les 30 jours',
    planEnding: 'La formule de %{smart_count} établissement expire dans les 7 jours |||| Les formules de %{smart_count} établissements expirent dans les 7 jours',
    planEnded: '%{smart_count} établissement dont la formule a expiré ces 30 derniers jours |||| %{smart_count} établissements dont la formule a expiré ces 30 derniers jours',
  },
};

export const later: Translated<typeof english.later> = {
  hints: { membershipPlanId: 'Ce choix ne crée aucune facture et ne déplace aucun argent : ce que l’établissement paie se règle en dehors de cette console.', access: 'Ce que peuvent utiliser ses responsables tant qu’aucun droit ne leur a été accordé, et ceux qui viendront plus tard. Les autres gardent leurs droits.', newAccess: 'Ce que ses responsables et ceux qui viendront plus tard peuvent utiliser désormais ; la formule choisie le propose. Rien de coché : ils gardent leurs droits, comme ceux qui ont un profil d’accès.' },
  sections: { general: 'Nom et coordonnées' },
  meanings: {
    status: {
      awaiting: 'S’est inscrit et attend l’approbation ; personne ne peut encore se connecter.',
      active: 'Est ouvert : ses membres peuvent se connecter et travailler.',
      suspended: 'Est bloqué pour le motif indiqué ; personne ne peut se connecter et toutes les données sont conservées.',
      inactive: 'Est fermé ; personne ne peut se connecter et toutes les données sont conservées.',
    },
    plan: {
      none: 'L’établissement attend son approbation, et aucune fin de formule n’est fixée.',
      active: 'La formule est en cours ; tout ce qu’elle comprend est utilisable.',
      ending: 'La formule se termine dans les 14 jours.',
      ended: 'La formule est terminée ou désactivée : la connexion reste possible, mais seuls le profil et la page d’adhésion sont accessibles.',
    },
  },
  /** Approving what was open before. */
  from: {
    suspended: { actions: { approve: 'Rouvrir' }, done: { approve: 'Réouverture effectuée' }, effects: { approve: 'Rouvre l’établissement : ses membres peuvent à nouveau se connecter.' } },
    inactive: { actions: { approve: 'Rouvrir' }, done: { approve: 'Réouverture effectuée' }, effects: { approve: 'Rouvre l’établissement : ses membres peuvent à nouveau se connecter.' } },
  },
  facts: {
    invited: 'Une invitation a été envoyée à %{value}.',
    invitedWaiting: 'L’invitation pour %{value} attend dans la boîte d’envoi : cette plateforme n’envoie pas d’e-mails.',
    notInvited: 'Personne n’a été invité : %{value} correspond déjà à un compte. Ajoutez un responsable dans Utilisateurs : ce qui a été coché ici y est proposé.',
    toldHeads: 'Prévenu par e-mail de l’ouverture des connexions : %{value}.',
    toldHeadsWaiting: 'L’e-mail pour %{value} attend dans la boîte d’envoi : cette plateforme n’envoie pas d’e-mails.',
    planOpen: 'Sa formule court dès maintenant, sans date de fin.',
    planUntil: 'Sa formule court dès maintenant, jusqu’au %{value}.',
    granted: 'Accès modifié pour : %{value}.',
  },
  effects: {
    approve: 'Ouvre l’établissement : ses membres peuvent se connecter. S’il n’a pas encore de responsable, son adresse e-mail est invitée, sauf si un compte l’utilise déjà.',
    changePlan: 'Attribue une formule à l’établissement : sa date de fin et ce que ses responsables peuvent utiliser. Une formule terminée reprend. Aucune facture n’est créée et aucun argent n’est déplacé : ce que l’établissement paie se règle en dehors de cette console.',
    suspend: 'Bloque aussitôt l’établissement et en conserve le motif.',
    deactivate: 'Ferme l’établissement : personne ne peut se connecter avant sa réouverture.',
  },
};
