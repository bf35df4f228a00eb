import type { resources as English } from '../en/resources';
import type { Translated } from '../translated';

/** The words of the declarations: `resources.<module>…`. */
export const resources: Translated<typeof English> = {
  institution: {
    name: 'Établissement |||| Établissements',
    menu: 'Établissement',
    fields: {
      timezone: 'Fuseau horaire',
      imageURL: 'Logo',
      circularImageURL: 'Logo rond',
      rectangularImageURL: 'Logo large',
      isWhiteLabelled: 'Marque blanche',
      isPlanActive: 'Formule active',
      planEndsAt: 'Fin de la formule',
      isApproved: 'Approuvé',
      isSuspended: 'Suspendu',
      reason: 'Motif de la suspension',
    },
  },
  user: {
    name: 'Utilisateur |||| Utilisateurs',
    fields: {
      role: 'Rôle',
      password: 'Mot de passe',
      imageURL: 'Photo',
      allowAllInstitutes: 'Tous les établissements',
      lastSignInAt: 'Dernière connexion',
    },
    hints: {
      password: 'Au moins 10 caractères. Laissé vide, le mot de passe actuel est conservé.',
      allowAllInstitutes: 'Consulte et modifie les fiches de tous les établissements, dans la limite des modules accordés.',
    },
    choices: {
      role: {
        super_admin: 'Super-administrateur',
        institute: 'Établissement',
        student: 'Apprenant',
        admin: 'Administrateur',
        faculty: 'Enseignant',
        sub_admin: 'Sous-administrateur',
      },
    },
  },
  coupon: {
    name: 'Coupon |||| Coupons',
    fields: {
      kind: 'Type',
      percentOff: 'Remise en %',
      amountOff: 'Montant de la remise',
      minimumPurchase: 'Achat minimum',
      appliedFor: 'S’applique à',
      membershipPlanId: 'Formules d’adhésion',
      startsAt: 'Début',
      endsAt: 'Fin',
      usageLimit: 'Limite d’utilisation',
      usedCount: 'Utilisations',
      isPrivate: 'Privé',
    },
    hints: {
      code: 'De 4 à 20 lettres majuscules, chiffres et traits d’union.',
      usageLimit: 'Si ce champ est vide, le nombre d’utilisations n’est pas limité.',
      isPrivate: 'Fonctionne lorsqu’il est saisi, mais n’est proposé nulle part.',
    },
    patterns: { code: 'Saisissez de 4 à 20 lettres majuscules, chiffres et traits d’union.' },
    choices: {
      kind: { percent: 'Pourcentage', amount: 'Montant' },
      appliedFor: { membership: 'Adhésion', course: 'Cours', webinar: 'Webinaire' },
    },
  },
  language: {
    name: 'Langue |||| Langues',
    fields: { nativeName: 'Nom dans la langue', code: 'Code de langue' },
  },
  branch: {
    name: 'Centre |||| Centres',
    fields: {
      address: 'Adresse',
      line1: 'Adresse, ligne 1',
      line2: 'Adresse, ligne 2',
      state: 'État',
      pinCode: 'Code postal (PIN)',
      managerId: 'Responsable',
      capacity: 'Places',
      monthlyRent: 'Loyer mensuel',
      openingHours: 'Horaires d’ouverture',
      day: 'Jour',
      opens: 'Ouverture',
      closes: 'Fermeture',
      openedOn: 'Ouvert le',
    },
    patterns: {
      code: 'Saisissez de 2 à 12 lettres majuscules, chiffres et traits d’union.',
      pinCode: 'Un code postal (PIN) comporte six chiffres et ne commence pas par 0.',
    },
  },
  banner: {
    name: 'Bannière |||| Bannières',
    fields: {
      imageURL: 'Image',
      linkType: 'Destination',
      linkUrl: 'Adresse du lien',
      languageId: 'Langue',
      audience: 'Affichée sur',
      backgroundColour: 'Couleur de fond',
      startsOn: 'Affichée à partir du',
      endsOn: 'Affichée jusqu’au',
    },
    hints: { imageURL: 'JPG ou PNG de 1 Mo au plus ; format conseillé : 1 600 × 600.' },
    choices: {
      linkType: { none: 'Aucune', course: 'Cours', webinar: 'Webinaire', url: 'Lien' },
      audience: { web: 'Web', android: 'Android', ios: 'iOS' },
    },
  },
  membership: {
    name: 'Formule d’adhésion |||| Formules d’adhésion',
    menu: 'Adhésion',
    fields: {
      subscriptionPlan: 'Formule',
      billingCycle: 'Facturation',
      price: 'Prix',
      aiToken: 'Jetons IA',
      shareProfit: 'Partage des bénéfices',
    },
  },
};
