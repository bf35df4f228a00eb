import type * as English from '../en/data';
import type { Translated } from '../translated';

/** Why a call failed, for the place where it failed. Fixed texts of the specification stand in `fixed`. */
export const failure: Translated<typeof English.failure> = {
  network: 'La plateforme est injoignable. Vérifiez votre connexion et réessayez.',
  timeout: 'La plateforme a mis trop de temps à répondre. Réessayez.',
  aborted: 'Annulé.',
  signedOut: 'Votre session a pris fin. Reconnectez-vous pour continuer.',
  otherSession: 'Vous êtes maintenant connecté sous une autre identité ; rien n’a été envoyé.',
  forbidden: 'Vous n’avez pas le droit d’effectuer cette action.',
  notFound: 'Cette fiche n’existe pas ou ne vous est pas accessible.',
  planExpired: 'La formule de cet établissement a expiré.',
  validation: 'Certains champs sont à corriger.',
  conflict: 'Une fiche semblable existe déjà.',
  refused: 'L’état actuel de la fiche ne le permet pas.',
  stale: 'Cette fiche a été modifiée entre-temps.',
  tooLarge: 'L’envoi est trop volumineux.',
  wrongType: 'Ce type de fichier n’est pas accepté ici.',
  tooMany: 'Trop de demandes à la fois. Patientez un instant, puis réessayez.',
  badRequest: 'La plateforme n’a pas compris la demande.',
  server: 'La plateforme a rencontré une erreur. Réessayez dans un instant.',
  noId: 'Cet élément est arrivé sans identifiant : rien n’a été envoyé. Rechargez la page ; si cela persiste, prévenez l’assistance.',
  unreadable: 'La réponse de la plateforme est illisible. Rechargez la page pour vérifier l’état actuel.',
  samePage: 'La plateforme renvoie sa première page quelle que soit la page demandée ; celle-ci ne peut donc pas être affichée.',
  absent: 'La plateforme ne propose pas cela.',
  notTaken: 'La plateforme dit que c’est fait, mais la fiche n’a pas changé.',
  unheeded: 'La plateforme n’a pas tenu compte du filtre : ses lignes ne sont pas celles qui étaient demandées.',
  other: 'Un incident inattendu s’est produit. Réessayez.',
};

/** The same words as the message of an error, which the shell does not show again. */
export const reported = failure;

/** Whether the platform can be reached. */
export const connection: Translated<typeof English.connection> = {
  offline: 'Vous êtes hors ligne. Ce qui est ouvert reste affiché ; vous pourrez enregistrer vos modifications dès le retour de la connexion.',
  unreachable: 'La plateforme ne répond pas. Ce qui est ouvert reste affiché ; la console reprendra d’elle-même dès qu’elle répondra.',
};

/** Answers to a sign-in that the specification leaves without words (part 1 §5, §8). */
export const signIn: Translated<typeof English.signIn> = {
  inactive: 'Ce compte n’est pas actif.',
  inactiveContact: 'Ce compte n’est pas actif. Pour obtenir de l’aide, écrivez à %{contact}.',
  learner: 'La console n’est pas ouverte aux apprenants. Veuillez utiliser l’application de formation.',
  offline: 'La plateforme est injoignable. Vérifiez votre connexion et réessayez.',
  tooMany: 'Trop de tentatives. Patientez %{smart_count} seconde, puis réessayez. |||| Trop de tentatives. Patientez %{smart_count} secondes, puis réessayez.',
};

/** What is wrong with a file before it is sent. */
export const upload: Translated<typeof English.upload> = {
  empty: 'Ce fichier est vide.',
  tooLarge: 'Le fichier pèse %{size} ; la limite est de %{limit}.',
  extension: 'Seuls les fichiers %{extensions} sont acceptés ici.',
  wrongContent: 'Le contenu de ce fichier ne correspond pas à son nom.',
  progress: '%{percent} % envoyés',
  paused: 'En pause à %{percent} %',
  pause: 'Suspendre l’envoi',
  resume: 'Reprendre l’envoi',
  begun: '%{percent} % de « %{name} » ont déjà été envoyés : choisissez à nouveau le même fichier pour reprendre.',
  forget: 'Recommencer',
  goOn: 'Reprendre l’envoi',
};

/** Words that many modules share; a module's own words under `resources.<name>` come first. */
export const common: Translated<typeof English.common> = {
  fields: {
    id: 'ID',
    instituteId: 'Établissement',
    createdAt: 'Création',
    updatedAt: 'Modification',
    createdById: 'Créé par',
    updatedById: 'Modifié par',
    deletedAt: 'Supprimé',
    deletedById: 'Supprimé par',
    purgedAt: 'Conservé jusqu’au',
    version: 'Version',
    name: 'Nom',
    title: 'Titre',
    description: 'Description',
    status: 'Statut',
    emailId: 'E-mail',
    phoneNumber: 'Téléphone',
    imageURL: 'Image',
    tags: 'Étiquettes',
    order: 'Ordre',
    city: 'Ville',
    code: 'Code',
    language: 'Langue',
    isActive: 'Actif',
    reason: 'Motif',
  },
  choices: {
    invited: 'Invitation envoyée',
    active: 'Actif',
    inactive: 'Inactif',
    expired: 'Expiré',
    awaiting: 'À approuver',
    suspended: 'Suspendu',
    draft: 'Brouillon',
    published: 'Publiée',
    retired: 'Retirée',
    open: 'Ouvert',
    closed: 'Fermé',
    monthly: 'Mensuelle',
    yearly: 'Annuelle',
    monday: 'Lundi',
    tuesday: 'Mardi',
    wednesday: 'Mercredi',
    thursday: 'Jeudi',
    friday: 'Vendredi',
    saturday: 'Samedi',
    sunday: 'Dimanche',
    // Roles of people: the head of the page says one's own.
    super_admin: 'Super-administrateur',
    institute: 'Établissement',
    student: 'Apprenant',
    admin: 'Administrateur',
    faculty: 'Enseignant',
    sub_admin: 'Sous-administrateur',
    // Rights over modules.
    create: 'Créer',
    read: 'Consulter',
    update: 'Modifier',
    delete: 'Supprimer',
  },
  /** Tabs of lists. */
  segments: { deleted: 'Supprimés' },
  sections: {
    general: 'Général',
    contact: 'Coordonnées',
    pictures: 'Images',
    plan: 'Formule',
    access: 'Accès',
    rooms: 'Locaux',
    scope: 'Utilisation',
  },
  actions: {
    invite: 'Inviter à nouveau',
    sendPasswordLink: 'Envoyer un lien de mot de passe',
    activate: 'Activer',
    deactivate: 'Désactiver',
    approve: 'Approuver',
    suspend: 'Suspendre',
    publish: 'Publier',
    retire: 'Retirer',
    close: 'Fermer',
    reopen: 'Rouvrir',
  },
  /** The actions in the past, for the notice that they are done. */
  done: {
    invite: 'Nouvelle invitation envoyée',
    sendPasswordLink: 'Lien de mot de passe envoyé',
    activate: 'Activation effectuée',
    deactivate: 'Désactivation effectuée',
    approve: 'Approbation effectuée',
    suspend: 'Suspension effectuée',
    publish: 'Publication effectuée',
    retire: 'Retrait effectué',
    close: 'Fermeture effectuée',
    reopen: 'Réouverture effectuée',
    update: 'Modification effectuée',
    delete: 'Suppression effectuée',
  },
};
