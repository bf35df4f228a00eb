import french from 'ra-language-french';
import type { MessageTree } from './mergeMessages';

/** French: react-admin's own words and those that all modules share. The rest is said in English until it is translated. */
export const fr = {
  ra: french.ra,
  lectern: {
    common: {
      fields: {
        instituteId: 'Institut', createdAt: 'Créé', updatedAt: 'Modifié', version: 'Version', name: 'Nom', title: 'Titre',
        description: 'Description', status: 'Statut', emailId: 'E-mail', phoneNumber: 'Téléphone', imageURL: 'Image',
        tags: 'Étiquettes', order: 'Ordre', city: 'Ville', code: 'Code', language: 'Langue', isActive: 'Actif', reason: 'Motif',
      },
      choices: {
        active: 'Actif', inactive: 'Inactif', expired: 'Expiré', awaiting: 'En attente', suspended: 'Suspendu', draft: 'Brouillon',
        published: 'Publié', retired: 'Retiré', open: 'Ouvert', closed: 'Fermé', monthly: 'Mensuel', yearly: 'Annuel',
        monday: 'Lundi', tuesday: 'Mardi', wednesday: 'Mercredi', thursday: 'Jeudi', friday: 'Vendredi', saturday: 'Samedi', sunday: 'Dimanche',
      },
      actions: {
        activate: 'Activer', deactivate: 'Désactiver', approve: 'Approuver', suspend: 'Suspendre', publish: 'Publier',
        retire: 'Retirer', close: 'Fermer', reopen: 'Rouvrir',
      },
    },
  },
} as unknown as MessageTree;
