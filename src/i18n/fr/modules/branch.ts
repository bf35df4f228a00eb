import type * as english from '../../en/modules/branch';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Centre |||| Centres',
  newOne: 'Nouveau centre',
  fields: {
    address: 'Adresse',
    line1: 'Adresse, ligne 1',
    line2: 'Adresse, ligne 2',
    state: 'État',
    pinCode: 'Code postal (PIN)',
    managerId: 'Responsable',
    capacity: 'Places',
    managerPhone: 'Téléphone du responsable',
    learners: 'Apprenants',
    seatsLeft: 'Places restantes',
    monthlyRent: 'Loyer mensuel',
    openingHours: 'Horaires d’ouverture',
    day: 'Jour',
    opens: 'Ouverture',
    closes: 'Fermeture',
    openedOn: 'Ouvert le',
    closedFor: 'Motif de la fermeture',
    closedAt: 'Fermé le',
    closedById: 'Fermé par',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { managerId: 'Cette personne est inactive et ne peut pas se connecter.' },
  patterns: {
    code: 'Saisissez de 2 à 12 lettres majuscules, chiffres et traits d’union.',
    pinCode: 'Un code postal (PIN) comporte six chiffres et ne commence pas par 0.',
  },
  sections: { general: 'Nom et lieu', rooms: 'Salles et horaires' },
  meanings: {
    status: {
      open: 'Des cours y ont lieu actuellement.',
      closed: 'Plus aucun cours n’y a lieu ; sa fiche est conservée.',
    },
  },
  effects: {
    close: 'Marque le centre comme fermé et en conserve le motif.',
    reopen: 'Marque à nouveau le centre comme ouvert.',
  },
  foretells: {
    batches: 'Un groupe à venir ou en cours y a lieu : il y reste, avec son emploi du temps, tant que vous ne le changez pas. |||| %{smart_count} groupes à venir ou en cours y ont lieu : ils y restent, avec leurs emplois du temps, tant que vous ne les changez pas.',
    learners: 'Un apprenant y est rattaché et le reste. |||| %{smart_count} apprenants y sont rattachés et le restent.',
  },
};
