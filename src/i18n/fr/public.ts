import type { publicPages as english } from '../en/public';
import type { Translated } from '../translated';

/** Words of the public pages, in French. Names of Zoom's own screens stay as Zoom writes them. */
export const publicPages: Translated<typeof english> = {
  pending: 'Cette partie n’est pas encore disponible.',
  titles: {
    updateCourse: 'Modifier un cours',
    emailTemplate: 'Modèle d’e-mail',
    invoiceEditor: 'Éditeur de factures',
    professionalPurchase: 'Achat pour les professionnels',
    courseSettings: 'Paramètres du cours',
  },
  plans: {
    text: 'Ce qu’un établissement peut choisir. Les prix sont en roupies.',
    failed: 'Les formules n’ont pas pu être chargées.',
    loading: 'Chargement des formules…',
    none: 'Aucune formule n’est proposée en ce moment.',
    register: 'Inscrire un établissement',
    ask: 'Se renseigner sur les formules',
    monthly: 'par mois',
    yearly: 'par an',
    tokens: '%{count} jetons IA compris pour une première formule',
  },
  feedback: {
    title: 'Votre avis',
    text: 'Dites-nous ce qui va et ce qui ne va pas. Chaque message est lu.',
    rating: 'Qu’en pensez-vous ? (facultatif)',
    mark: '%{number} : %{word}',
    marks: { 1: 'mauvais', 2: 'moyen', 3: 'correct', 4: 'bien', 5: 'très bien' },
    message: 'Votre message',
    name: 'Votre nom (facultatif)',
    email: 'Votre e-mail (facultatif)',
    submit: 'Envoyer',
  },
  thanks: {
    title: 'Merci',
    text: 'Tout est bien arrivé. Vous n’avez plus rien à faire.',
    feedback: 'Votre avis est bien arrivé. Merci.',
  },
  zoom: {
    title: 'Connecter Zoom',
    lead: 'Les cours en direct et les webinaires pourront se tenir dans votre propre compte Zoom. Vous pouvez préparer ce compte dès maintenant, en une dizaine de minutes ; le relier à la console n’est pas encore possible.',
    needTitle: 'Ce qu’il vous faut',
    need: 'Un compte Zoom payant et le droit d’y créer des applications : son propriétaire et ses administrateurs l’ont, les autres l’obtiennent par le paramètre de rôle « Server-to-Server OAuth app ».',
    stepsTitle: 'Pas à pas',
    steps: {
      open: { title: 'Ouvrez l’App Marketplace de Zoom', text: 'Connectez-vous-y avec le compte Zoom dans lequel les cours doivent se tenir.' },
      create: { title: 'Créez une application', text: 'Choisissez Develop, Build App, Server-to-Server OAuth App. Donnez-lui un nom que vous reconnaîtrez, par exemple celui de votre établissement.' },
      credentials: { title: 'Copiez les trois valeurs', text: 'La page App Credentials montre Account ID, Client ID et Client Secret. Gardez-les sous la main et traitez le secret comme un mot de passe.' },
      information: { title: 'Remplissez les informations', text: 'La page Information demande une société, un nom et une adresse e-mail. Seul votre compte les voit.' },
      scopes: { title: 'Choisissez ce que l’application peut faire', text: 'Sur la page Scopes, ajoutez ceux-ci :' },
      activate: { title: 'Activez l’application', text: 'Sur la page Activation, choisissez Activate your app. D’ici là, Zoom refuse tous les appels.' },
      connect: { title: 'Conservez les valeurs', text: 'Conservez Account ID, Client ID et Client Secret là où personne d’autre ne peut les lire. Ils se saisissent dans la console, sous Intégrations.' },
    },
    problemsTitle: 'Si cela ne fonctionne pas',
    problems: {
      noApp: { title: 'Server-to-Server OAuth n’est pas proposé', text: 'Votre rôle dans Zoom n’y donne pas droit. Le propriétaire du compte peut l’ajouter sous User Management, Roles.' },
      refused: { title: 'Les valeurs sont refusées', text: 'Copiez-les à nouveau, sans espaces. Un secret recréé dans Zoom annule le précédent.' },
      scope: { title: 'Il manque une autorisation', text: 'Comparez la page Scopes avec la liste ci-dessus, enregistrez, puis activez à nouveau l’application.' },
      user: { title: 'Un enseignant ne peut pas démarrer un cours', text: 'Il lui faut un utilisateur dans le même compte Zoom, avec l’adresse e-mail qu’il a ici.' },
    },
  },
};
