import type * as english from '../en/imports';
import type { Translated } from '../translated';

/** Words of bringing in records from a file. */
export const imports: Translated<(typeof english)['imports']> = {
  cell: {
    sheetError: 'Le tableur affiche une erreur ici.',
    nothingSo: 'Rien sous « %{name} » ne s’appelle « %{text} ».',
    severalSo: 'Plusieurs sous « %{name} » s’appellent « %{text} ». Choisissez lequel.',
    twice: 'La ligne %{line} de ce fichier dit la même chose.',
    choice: 'Utilisez l’une de ces valeurs : %{choices}.',
    notYours: 'Vous ne pouvez pas modifier cet enregistrement.',
  },
};
