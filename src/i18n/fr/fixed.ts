import type { fixed as English } from '../en/fixed';
import type { Translated } from '../translated';

/** The fixed texts of the specification in correct French; the slips of the English ones are not carried over. */
export const fixed: Translated<typeof English> = {
  /** Status catalogue of the three clients. */
  http: {
    badRequest: 'Requête incorrecte',
    error: 'Erreur',
    loginAgain: 'Veuillez vous reconnecter',
    planExpired: 'Formule expirée. Veuillez renouveler votre formule ou en choisir une supérieure.',
    itemExist: 'Cet élément existe déjà.',
    itemExists: 'Cet élément existe déjà.',
    accountFound: 'Un compte actif existe déjà pour ce numéro de téléphone et cet e-mail',
    titleExists: 'Ce titre existe déjà (titre)',
    serverError: 'Erreur interne du serveur',
    timeOut: 'Délai dépassé',
  },
  upload: {
    noUploadUrl: 'Impossible de générer l’adresse d’envoi.',
    somethingWrong: 'Une erreur s’est produite !',
    tryAgain: 'Impossible d’envoyer l’image. Réessayez.',
    notSelected: 'Aucun fichier sélectionné',
    urlFailed: 'Échec de la génération de l’adresse',
    uploadFailed: 'Échec de l’envoi du fichier',
  },
  /** Failures of single calls; a declaration names them in `endpoint.failures`. */
  service: {
    addCurriculum: 'Échec de l’ajout du programme',
    updateTest: 'Échec de la modification de l’évaluation',
    addSingleContent: 'Échec de l’ajout du contenu à l’unité',
    updateSingleContent: 'Échec de la modification du contenu à l’unité',
    deactivateSingleContent: 'Échec de la désactivation du contenu à l’unité',
    addInstitution: 'Échec de l’ajout de l’établissement',
    updateInstitution: 'Échec de la modification de l’établissement',
    addVideo: 'Échec de l’ajout de la vidéo',
    addUser: 'Échec de l’ajout de l’utilisateur',
    addCoupon: 'Échec de l’ajout du coupon',
    updateCoupon: 'Échec de la modification du coupon',
    deactivateCoupon: 'Échec de la désactivation du coupon',
    somethingWrong: 'Une erreur s’est produite !',
    saveVideoUrl: 'Impossible d’enregistrer l’adresse de la vidéo',
  },
  payment: {
    notInitiated: 'Impossible de lancer le paiement.',
    enterPrice: 'Veuillez saisir un prix.',
    enterValid: 'Veuillez saisir un prix ou un nombre de jetons valide.',
    purchased: 'Jetons IA achetés.',
    notPurchased: 'Échec de l’achat des jetons IA.',
  },
  chat: {
    microphone: 'Veuillez autoriser l’accès au microphone.',
    preparing: 'Préparation de l’assistant…',
  },
  reports: {
    pending: 'Le rapport est en cours de préparation. Le lien de téléchargement sera bientôt disponible. Veuillez rester sur cette page.',
  },
  analytics: {
    configFailed: 'Impossible de charger la configuration des statistiques',
  },
  screens: {
    maintenance: 'Nous revenons très bientôt !',
  },
  dialogs: {
    aiToken: 'Jetons IA',
    token: 'Jetons',
    price: 'Prix',
    cancel: 'Annuler',
    buyNow: 'Acheter',
  },
  accountMenu: {
    logout: 'Se déconnecter',
  },
  pageTitles: {
    plans: 'Formules',
    success: 'Opération réussie',
    admin: 'Administration',
  },
  typeSelector: {
    membership: 'Adhésion',
    course: 'Cours',
    webinar: 'Webinaire',
  },
};
