import type * as English from '../en/form';
import type { Translated } from '../translated';

/** Words of the form. */
export const form: Translated<typeof English.form> = {
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  /** Of the institute of a new record. */
  ownerHint: 'Propriétaire : un établissement ou l’opérateur.',
  readOnly: 'Vous pouvez consulter ces valeurs, mais pas les modifier.',
  saveAndAdd: 'Enregistrer et créer une autre fiche',
  saveAndNext: 'Enregistrer et passer à la suivante',
  cancel: 'Annuler',
  back: 'Retour',
  next: 'Suivant',
  retry: 'Réessayer',
  created: 'La fiche « %{title} » a été créée.',
  saved: 'La fiche « %{title} » a été enregistrée.',
  problems: '%{smart_count} champ à corriger |||| %{smart_count} champs à corriger',
  problemsHere: 'champ à corriger |||| champs à corriger',
  moreProblems: 'et %{smart_count} autre |||| et %{smart_count} autres',
  unsaved: {
    mark: 'Modifications non enregistrées',
    title: 'Quitter sans enregistrer ?',
    text: 'Votre saisie n’a pas été enregistrée et sera perdue.',
    stay: 'Rester ici',
    leave: 'Quitter sans enregistrer',
  },
  draft: {
    text: 'Votre saisie de %{time} n’a pas été enregistrée.',
    restore: 'Reprendre',
    discard: 'Abandonner',
  },
  stale: {
    ownTitle: 'Vous avez modifié cette fiche ailleurs',
    ownText: 'Vous avez modifié « %{title} » dans un autre onglet ou une autre fenêtre (%{time}) alors que cette fiche était ouverte ici. Chargez cette version et perdez les modifications faites ici, ou remplacez-la par la vôtre.',
    ownReload: 'Charger cette version',
    title: 'Fiche modifiée par quelqu’un d’autre',
    text: 'La fiche « %{title} » a été modifiée par quelqu’un d’autre pendant votre saisie. Chargez sa version et perdez vos modifications, ou remplacez-la par la vôtre.',
    back: 'Revenir au formulaire',
    reload: 'Charger sa version',
    overwrite: 'Remplacer par la mienne',
  },
};

/** Words of a record's page and of what can be done to one record. */
export const record: Translated<typeof English.record> = {
};

/** What has come of something that failed; the reason follows. */
export const notDone: Translated<typeof English.notDone> = {
  after: '%{first} %{second}',
  save: {
    none: 'Rien n’a été enregistré ; votre saisie est conservée ici.',
    unknown: 'Impossible de savoir si l’enregistrement a eu lieu. Votre saisie est conservée ici ; enregistrer à nouveau ne crée pas de doublon.',
  },
  delete: { none: 'Rien n’a été supprimé.', unknown: 'Impossible de savoir si la suppression a eu lieu. Vérifiez la liste avant de réessayer.' },
  act: { none: 'Rien n’a été modifié.', unknown: 'Impossible de savoir si l’action a eu lieu. Vérifiez la fiche avant de réessayer.' },
  restore: { none: 'Rien n’a été restauré.', unknown: 'Impossible de savoir si la restauration a eu lieu. Vérifiez la liste avant de réessayer.' },
};
