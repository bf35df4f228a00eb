import type * as English from '../en/answers';
import type { Translated } from '../translated';

/** What the platform answers, by its code, where no other text says it already (`docs/errors.md`). */
export const answer: Translated<typeof English.answer> = {
  badJson: 'Ce que la console a envoyé n’a pas pu être lu.',
  badField: 'La plateforme ne connaît pas l’un des champs envoyés. Rechargez la page.',
  badFilter: 'La liste ne peut pas être filtrée ainsi. Effacez les filtres et définissez-les à nouveau.',
  badSort: 'La liste ne peut pas être triée ainsi. Choisissez une autre colonne.',
  noRoute: 'La plateforme n’offre pas cette fonction.',
  wrongCredentials: 'Aucun compte ne correspond à ce nom et à ce mot de passe.',
  inProgress: 'La même demande est encore en cours. Patientez un instant.',
  notConfigured: 'Ceci n’est pas configuré sur cette plateforme. Adressez-vous à son exploitant.',
  keyUsed: 'L’envoi a déjà eu lieu avec d’autres valeurs. Rechargez la page et réessayez.',
  inUse: 'D’autres fiches utilisent cet élément : il ne peut pas être supprimé.',
  wrongState: '« %{action} » n’est pas possible : l’état actuel est « %{state} ».',
  locked: 'Trop de mots de passe erronés. Réessayez dans %{smart_count} minute, ou réinitialisez le mot de passe. |||| Trop de mots de passe erronés. Réessayez dans %{smart_count} minutes, ou réinitialisez le mot de passe.',
  wrongOtp: 'Le code est erroné ou a expiré.',
  unavailable: 'La plateforme est momentanément indisponible. Réessayez.',
};

/** What it answers, by its reason. */
export const reason: Translated<typeof English.reason> = {
  demoPasswordChanged: 'Quelqu’un a changé le mot de passe de ce compte de démonstration. Connectez-vous avec le nouveau ci-dessous, ou choisissez « Mot de passe oublié ? » : le code pour en définir un autre se trouve dans la boîte d’envoi.',
  demoAccountGone: 'Quelqu’un a supprimé ce compte de démonstration ou en a changé l’adresse e-mail. Utilisez-en un autre, ou démarrez la plateforme avec un nouveau dossier de données.',
  notActing: 'Vous n’agissez pour aucun établissement.',
  stopActingFirst: 'Vous agissez pour un établissement. Cessez d’abord : votre propre compte se modifie en votre nom.',
  noSession: 'Cette session n’existe pas.',
  closesOwnAccount: 'Vous ne pouvez pas fermer votre propre compte.',
  higherRole: 'Vous n’avez pas le droit de modifier les personnes de ce rôle.',
  seesEveryInstitute: 'Vous n’avez pas le droit de modifier les personnes qui voient tous les établissements.',
  moreRights: 'Cette personne a tous vos droits et d’autres encore. Adressez-vous à quelqu’un qui les a aussi.',
  lastSuperAdmin: 'C’est le dernier super-administrateur, et il en faut un.',
  domainNotVerified: 'Vérifiez le domaine avant d’en faire le domaine principal.',
  paymentsNotSetUp: 'Les paiements en ligne ne sont pas configurés sur cette plateforme. Adressez-vous à son exploitant.',
  isReferredTo: 'D’autres fiches y font référence.',
  restoreTaken: '« %{value} » a été attribué entre-temps à un autre élément. Modifiez celui-ci, ou restaurez sous une autre valeur.',
  restoreNeeds: 'L’élément dont il dépend a lui aussi été supprimé. Restaurez-le d’abord.',
  noFile: 'Ce fichier n’existe pas.',
  noUploadKind: 'Ce genre de fichier ne peut pas être envoyé.',
  uploadExpired: 'L’envoi a trop tardé à commencer. Envoyez à nouveau le fichier.',
  uploadForged: 'Cet envoi n’est pas valide. Envoyez à nouveau le fichier.',
  uploadUsed: 'Ce fichier a déjà été envoyé. Choisissez-le à nouveau.',
  fileTooLarge: 'Le fichier est trop volumineux : %{most} octets au plus sont acceptés ici.',
  fileEmpty: 'Le fichier est vide. Attendu ici : %{allowed}.',
  fileContent: 'Le contenu du fichier est %{found}, quoi qu’en dise son nom. Attendu ici : %{allowed}.',
  fileContentUnknown: 'Le contenu du fichier n’est d’aucun type connu. Attendu ici : %{allowed}.',
  fileExtension: 'Les fichiers « .%{found} » ne sont pas acceptés ici. Types autorisés : %{allowed}.',
  fileWithoutExtension: 'Un fichier sans extension n’est pas accepté ici. Types autorisés : %{allowed}.',
  fileAnnounced: 'Les fichiers de type « %{found} » ne sont pas acceptés ici. Types autorisés : %{allowed}.',
};
