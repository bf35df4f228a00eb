import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of the ledger, in French. */
export const words: Translated<typeof English> = {
  again: 'Recalculer',
  loading: 'Calcul de tous les soldes…',
  failed: 'Le grand livre n’a pas pu être calculé.',
  right: 'Chaque solde est ce que donnent ses écritures. %{entries} écritures, calcul du %{at}.',
  wrong: '%{count} écarts. Rien n’est corrigé tout seul : examinez les écritures nommées ici, et qui pouvait atteindre la base de données.',
  more: 'Il y en a plus qu’ici.',
  accounts: 'Comptes',
  account: 'Compte',
  owners: 'Établissements',
  entries: 'Écritures',
  kept: 'Conservé',
  computed: 'Calculé',
  differences: 'Écarts',
  what: { sum: 'Les mouvements ne s’équilibrent pas', chain: 'Une écriture ne suit pas la précédente', total: 'Le solde n’est pas ce que donnent les écritures', floor: 'Au-dessous de zéro', account: 'Un compte que personne n’a déclaré' },
  where: 'Où',
  names: { institute_tokens: 'Jetons IA des établissements', operator_tokensGiven: 'Jetons IA donnés', operator_tokensUsed: 'Jetons IA utilisés', gateway_money: 'Argent chez le prestataire de paiement', operator_sales: 'Ventes', tax_money: 'Taxes' },
  help: { proof: 'Jetons et argent sont tenus en partie double, et personne ne peut modifier une écriture. Ici, chaque solde est calculé à partir des seules écritures et comparé à ce qui est conservé.' },
};
