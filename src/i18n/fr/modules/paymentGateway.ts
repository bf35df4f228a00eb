import type * as english from '../../en/modules/paymentGateway';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Passerelle de paiement',
  fields: {
    keyId: 'Identifiant de clé',
    keySecret: 'Secret de clé',
    webhookSecret: 'Secret du webhook',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    keyId: 'Commence par rzp_, comme dans votre compte Razorpay.',
    keySecret: 'Laissé vide, il reste inchangé. Il est conservé et n’est montré à personne.',
  },
  patterns: {
    keyId: 'rzp_, un mot, _, puis des lettres et des chiffres, comme dans votre compte Razorpay.',
    keySecret: 'Au moins 8 caractères, sans espace.',
    webhookSecret: 'Au moins 8 caractères, sans espace.',
  },
};
