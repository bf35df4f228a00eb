import type { lifecycles as English } from '../en/lifecycles';
import type { Translated } from '../translated';

/** What the states of a module's lifecycle mean, and what its actions do. */
export const lifecycles: Translated<typeof English> = {
  institution: {
    meanings: {
      status: {
        awaiting: 'S’est inscrit et attend l’approbation ; personne ne peut encore se connecter.',
        active: 'Est ouvert : ses membres peuvent se connecter et travailler.',
        suspended: 'Est bloqué pour le motif indiqué ; personne ne peut se connecter et toutes les données sont conservées.',
        inactive: 'Est fermé ; personne ne peut se connecter et toutes les données sont conservées.',
      },
      plan: {
        active: 'La formule est en cours ; tout ce qu’elle comprend est utilisable.',
        ending: 'La formule se termine dans les 14 jours.',
        ended: 'La formule est terminée ou désactivée : la connexion reste possible, mais seuls le profil et la page d’adhésion sont accessibles.',
      },
    },
    /** Approving what was open before. */
    from: {
      suspended: { actions: { approve: 'Rouvrir' }, done: { approve: 'Réouverture effectuée' }, effects: { approve: 'Rouvre l’établissement : ses membres peuvent à nouveau se connecter.' } },
      inactive: { actions: { approve: 'Rouvrir' }, done: { approve: 'Réouverture effectuée' }, effects: { approve: 'Rouvre l’établissement : ses membres peuvent à nouveau se connecter.' } },
    },
    effects: {
      approve: 'Ouvre l’établissement : ses membres peuvent se connecter.',
      suspend: 'Bloque aussitôt l’établissement et en conserve le motif.',
      deactivate: 'Ferme l’établissement : personne ne peut se connecter avant sa réouverture.',
    },
  },
  user: {
    meanings: {
      status: {
        invited: 'A été invitée et n’a pas encore défini de mot de passe ; ne peut pas se connecter d’ici là.',
        active: 'Peut se connecter et faire ce que le rôle et les modules permettent.',
        inactive: 'Ne peut pas se connecter ; tout ce que la personne a fait est conservé.',
      },
    },
    effects: {
      invite: 'Envoie l’invitation une nouvelle fois ; la précédente n’est plus valable.',
      sendPasswordLink: 'Envoie à la personne un lien pour définir un nouveau mot de passe ; l’actuel reste valable d’ici là.',
      activate: 'Permet à la personne de se connecter à nouveau.',
      deactivate: 'Déconnecte la personne partout et l’empêche de se reconnecter.',
    },
  },
  coupon: {
    meanings: {
      status: {
        active: 'Peut être utilisé entre son début et sa fin, dans la limite prévue.',
        inactive: 'Ne peut pas être utilisé tant qu’il n’est pas activé.',
        expired: 'Sa date de fin est passée : il ne peut plus être utilisé. Une date plus tardive le rétablit.',
      },
    },
    effects: {
      activate: 'Permet à nouveau aux apprenants d’utiliser le coupon.',
      deactivate: 'Empêche d’utiliser le coupon ; les achats déjà faits avec lui sont conservés.',
    },
  },
  language: {
    meanings: {
      status: {
        active: 'Peut être choisie pour les cours et les affichages.',
        inactive: 'N’est plus proposée ; ce qui l’utilise déjà la garde.',
      },
    },
    effects: {
      activate: 'Propose à nouveau la langue partout.',
      deactivate: 'Cesse de proposer la langue ; rien de ce qui l’utilise ne change.',
    },
  },
  branch: {
    meanings: {
      status: {
        open: 'Des cours y ont lieu actuellement.',
        closed: 'Plus aucun cours n’y a lieu ; sa fiche est conservée.',
      },
    },
    effects: {
      close: 'Marque le centre comme fermé et en demande le motif.',
      reopen: 'Marque à nouveau le centre comme ouvert.',
    },
  },
  banner: {
    meanings: {
      status: {
        draft: 'Est en préparation ; visible dans la console seulement.',
        published: 'Est affichée aux apprenants aux dates choisies.',
        retired: 'N’est plus affichée ; reste disponible pour plus tard.',
      },
    },
    effects: {
      publish: 'Affiche la bannière aux apprenants aux dates choisies.',
      retire: 'Cesse d’afficher la bannière aux apprenants ; elle peut être publiée à nouveau.',
    },
  },
  membership: {
    effects: {
      activate: 'Propose à nouveau la formule.',
      deactivate: 'Cesse de proposer la formule ; les établissements qui l’ont la gardent.',
    },
  },
};
