import type { auth as English } from '../en/auth';
import type { Translated } from '../translated';

/** Words of the signed-out pages. */
export const auth: Translated<typeof English> = {
  username: 'E-mail ou numéro de téléphone',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  forgot: 'Mot de passe oublié ?',
  required: 'Veuillez remplir ce champ.',
  backToLogin: 'Retour à la connexion',
  login: {
    title: 'Connexion',
    text: 'À l’administration de votre plateforme de formation.',
    submit: 'Se connecter',
    byOtp: 'Se connecter plutôt avec un code à usage unique',
  },
  otpLogin: {
    title: 'Connexion par code à usage unique',
    text: 'Nous envoyons un code à six chiffres à votre adresse e-mail ou sur votre téléphone.',
    submit: 'Envoyer le code',
  },
  code: {
    title: 'Saisissez le code',
    text: 'Nous vous avons envoyé un code à six chiffres. Il est valable dix minutes.',
    textTo: 'Si %{username} correspond à un compte, un code à six chiffres vient de lui être envoyé. Il est valable dix minutes.',
    label: 'Code à usage unique',
    digit: 'Chiffre %{number}',
    submit: 'Continuer',
    incomplete: 'Le code comporte six chiffres.',
    resend: 'Envoyer un autre code',
    resendIn: 'Envoyer un autre code dans %{smart_count} seconde |||| Envoyer un autre code dans %{smart_count} secondes',
  },
  forgotPage: {
    title: 'Définir un nouveau mot de passe',
    text: 'Indiquez qui vous êtes : nous vous enverrons un code pour définir un nouveau mot de passe.',
    submit: 'Envoyer le code',
  },
  reset: {
    title: 'Définir un nouveau mot de passe',
    password: 'Nouveau mot de passe',
    hint: 'Au moins %{count} caractères.',
    submit: 'Enregistrer le mot de passe',
    done: 'Le nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.',
  },
  demo: {
    title: 'Comptes de démonstration',
    text: 'Un clic suffit pour se connecter. Le contenu est fictif et peut être modifié librement.',
  },
};
