import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of a tenant's domains, in French. */
export const words: Translated<typeof English> = {
  title: 'Domaines',
  text: 'Les adresses auxquelles votre console et votre site sont accessibles. Un enregistrement DNS prouve que chacune vous appartient.',
  loading: 'Chargement des domaines…',
  failed: 'Les domaines n’ont pas pu être chargés.',
  empty: 'Aucun domaine pour le moment. Ajoutez-en un qui vous appartient.',
  host: 'Domaine',
  hostHint: 'Par exemple learn.example.com, sans https://.',
  already: '« %{host} » figure déjà dans la liste.',
  hostMissing: 'Saisissez un domaine.',
  add: 'Ajouter le domaine',
  added: 'Le domaine « %{host} » est ajouté. Prouvez maintenant qu’il vous appartient.',
  status: { pending: 'Non vérifié', verified: 'Vérifié' },
  primary: 'Principal',
  prove: 'Ajoutez cet enregistrement là où le DNS du domaine est géré. La propagation peut prendre quelques heures.',
  record: { type: 'Type d’enregistrement', name: 'Nom', value: 'Valeur' },
  checked: 'Vérifié %{time}',
  never: 'Pas encore vérifié',
  verify: 'Vérifier maintenant',
  verified: '« %{host} » est vérifié.',
  problem: {
    missing: 'Le DNS n’a pas encore d’enregistrement TXT sous %{name}.',
    different: 'Le DNS a un enregistrement TXT sous %{name}, mais sa valeur diffère de celle indiquée ici.',
    unreachable: 'Le DNS n’a pas répondu. Réessayez dans quelques minutes.',
  },
  makePrimary: 'Définir comme principal',
  madePrimary: '« %{host} » est maintenant le domaine principal.',
  delete: 'Supprimer',
  deleteOf: 'Supprimer %{host}',
  deleteTitle: 'Supprimer « %{host} » ?',
  deleteText: 'Il cessera aussitôt de mener ici. Pour l’utiliser à nouveau, vous devrez le faire vérifier à nouveau.',
  deletePrimary: 'C’est votre domaine principal : les liens déjà envoyés cesseront de fonctionner.',
  deleted: '« %{host} » est supprimé.',
};
