import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of the screen of AI tokens, in French. */
export const words: Translated<typeof English> = {
  buy: 'Acheter des jetons IA',
  balance: 'Solde',
  credit: 'Reçus au total',
  debit: 'Utilisés au total',
  loading: 'Chargement des jetons IA…',
  failed: 'Les jetons IA n’ont pas pu être chargés.',
  rate: '%{amount} jeton IA coûte %{price}. |||| %{amount} jetons IA coûtent %{price}.',
  exclusive: 'Le prix est hors taxe ; rien n’est ajouté au paiement ici.',
  inclusive: 'Taxes comprises.',
  noRate: 'Il n’y a pas encore de prix : adressez-vous à l’opérateur de la plateforme.',
  noCheckout: 'Rien ne peut encore être payé sur cette plateforme.',
  movements: 'Reçus et utilisés',
  allMovements: 'Toutes les transactions',
  noMovements: 'Rien n’a encore été reçu ni utilisé.',
  left: '%{balance} restants',
  orders: 'Achats',
  allOrders: 'Tous les achats',
  noOrders: 'Rien n’a encore été acheté.',
  forTokens: '%{amount} jetons IA',
  state: { pending: 'En attente de paiement', paid: 'Payé', failed: 'Non payé' },
  remaining: 'Jetons IA restants : %{balance}',
  least: 'Au moins %{price}.',
  sandbox: 'Paiements d’essai : aucun argent ne circule.',
  payee: '%{amount} jetons IA',
  pending: 'Le paiement n’est pas encore confirmé. Les jetons IA arriveront d’eux-mêmes dès qu’il le sera ; inutile de payer à nouveau.',
  closed: 'Le paiement a été fermé avant la fin. Si vous avez tout de même payé, les jetons IA arrivent d’eux-mêmes ; regardez vos achats avant de payer à nouveau.',
  lost: 'Si vous avez payé, les jetons IA arriveront d’eux-mêmes en quelques minutes ; ne payez pas à nouveau.',
  thanks: { title: 'Merci', text: 'Merci pour votre achat.', available: '%{balance} jetons IA sont maintenant disponibles.', close: 'Fermer' },
  operator: { text: 'Ce que coûtent les jetons IA, et qui en a combien.', rates: 'Tarifs', purchases: 'Achats des établissements', transactions: 'Transactions des établissements' },
  help: {
    balance: 'Les jetons IA paient ce que fait l’assistant. Vous voyez ici ce qui reste à l’établissement, ce qu’il a reçu et ce qu’il a utilisé.',
    buy: 'Saisissez un prix ou un nombre de jetons : l’autre suit du tarif en vigueur. Après le paiement, les jetons sont là aussitôt ; si la page se ferme entre-temps, ils arrivent d’eux-mêmes.',
  },
};
