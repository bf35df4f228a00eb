import type { Words } from './index';

export const fr: Words = {
  code: {
    subjects: { login: '%{app} : votre code de connexion', register: '%{app} : votre code pour confirmer l’inscription', reset: '%{app} : votre code pour définir un nouveau mot de passe' },
    text: 'Votre code est %{code}.',
    valid: 'Il est valable %{minutes} minutes. Ne le communiquez à personne.',
    unasked: 'Si vous ne l’avez pas demandé, vous n’avez rien à faire.',
    expired: 'Le code de ce message a expiré.',
  },
  accountExists: {
    subject: '%{app} : vous avez déjà un compte',
    text: 'Quelqu’un, probablement vous, a voulu s’inscrire avec cette adresse e-mail. Un compte existe déjà pour elle.',
    next: 'Connectez-vous avec cette adresse ; si vous avez oublié le mot de passe, choisissez « Mot de passe oublié ? » sur la page de connexion.',
  },
  accountChanged: {
    subject: '%{app} : votre compte a été modifié',
    hello: 'Bonjour %{name},',
    changes: {
      emailId: 'l’adresse e-mail de votre compte a été modifiée.',
      phoneNumber: 'le numéro de téléphone de votre compte a été modifié.',
      password: 'le mot de passe de votre compte a été modifié.',
      both: 'l’adresse e-mail et le numéro de téléphone de votre compte ont été modifiés.',
    },
    unexpected: 'Si vous n’êtes pas à l’origine de ce changement, contactez aussitôt %{contact}.',
  },
  invitation: {
    subject: '%{app} : %{by} vous invite',
    text: '%{by} a créé un compte pour vous chez %{place}. Choisissez un mot de passe et vous serez connecté.',
    button: 'Choisir un mot de passe',
    valid: 'Ce lien fonctionne une seule fois, pendant %{days} jours. Ne le transmettez à personne.',
  },
  passwordLink: {
    subject: '%{app} : définissez un nouveau mot de passe',
    text: '%{by} vous envoie ce lien pour définir un nouveau mot de passe pour votre compte chez %{place}.',
    button: 'Définir un nouveau mot de passe',
    valid: 'Ce lien fonctionne une seule fois, pendant %{hours} heures. Ne le transmettez à personne. Tant que vous ne l’utilisez pas, votre mot de passe actuel reste valable.',
  },
  link: {
    unexpected: 'Si vous n’attendiez pas ce message, vous n’avez rien à faire.',
    over: '(Ce lien n’est plus valable.)',
  },
  sentBy: 'Envoyé par %{app}.',
  outbox: {
    title: 'Boîte d’envoi',
    text: 'Ce que cette plateforme a envoyé, du plus récent au plus ancien. Rien ne quitte cette machine.',
    empty: 'Rien n’a encore été envoyé',
    emptyText: 'Ici arrivent les codes pour se connecter, s’inscrire et définir un nouveau mot de passe, ainsi que les avis aux personnes dont le compte a été modifié.',
    to: 'À %{recipient}',
    codeFor: 'Code',
    copy: 'Un clic sur le code le sélectionne.',
    follow: 'Ouvrir le lien',
    newer: 'Plus récents',
    older: 'Plus anciens',
    reload: 'Actualiser',
    toConsole: 'Vers la console',
    email: 'E-mail',
    sms: 'SMS',
    reading: 'Lecture…',
    signIn: 'Connectez-vous d’abord à la console en tant que super-administrateur, puis rechargez cette page.',
    script: 'Cette page a ici besoin de JavaScript : elle interroge la plateforme au nom du super-administrateur connecté à la console.',
  },
};
