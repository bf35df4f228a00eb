/** Words of what the rows of a list come to, above them. */
export const summary = {
  title: 'Synthèse des lignes',
  label: '%{measure}, %{by}',
  by: 'Regrouper par',
  chart: 'Afficher en graphique',
  table: 'Afficher en tableau',
  none: 'Aucune ligne ne correspond, il n’y a donc rien à additionner.',
  without: 'Aucun',
  drill: 'Afficher ces lignes',
  chartKeys: 'Cliquez sur une barre ou un point pour voir ses lignes, ou appuyez sur une flèche puis Entrée.',
  cut: 'Les %{shown} premiers groupes sur %{total} sont affichés. Affinez la liste par un filtre pour voir les autres, ou exportez ses lignes.',
  cutTimes: 'Les %{shown} derniers groupes sur %{total} sont affichés. Affinez la liste par un filtre pour voir les autres, ou exportez ses lignes.',
  more: 'Les %{shown} premiers groupes sur %{total} sont dessinés ; le tableau les montre tous.',
  spans: { day: '%{name} par jour', week: '%{name} par semaine', month: '%{name} par mois', quarter: '%{name} par trimestre', year: '%{name} par année' },
  spansAlone: { day: 'Par jour', week: 'Par semaine', month: 'Par mois', quarter: 'Par trimestre', year: 'Par année' },
  kinds: { mean: '%{name}, moyenne', min: '%{name}, minimum', max: '%{name}, maximum' },
};

/** Words of a list whose rows stand side by side by their state. */
export const board = {
  label: 'Lignes par état',
  asBoard: 'En colonnes',
  asList: 'En liste',
  none: 'Rien ici',
  more: 'Afficher plus',
  cannot: '« %{title} » ne peut pas passer de « %{from} » à « %{to} ». De là, les étapes possibles sont : %{states}.',
  nowhere: '« %{title} » ne peut pas passer de « %{from} » à « %{to} » : vous ne pouvez rien faire de plus à partir de cette étape.',
  end: 'Il n’y a rien au-delà de « %{state} ».',
};

/** Words of a list without rows. */
export const emptyList = {
  open: 'Ouvrir « %{name} »',
};

/** What a list is opened without, though its address or a view asks for it. */
export const leftOut = {
  sort: 'Cette liste ne peut pas être triée par « %{name} » : elle peut l’être par %{known}.',
  filters: 'Laissé de côté, car cette liste n’a pas ce filtre, vous ne pouvez pas l’utiliser ou il est illisible : %{names}. La liste montre peut-être plus de lignes que prévu.',
  unreadable: 'Les filtres de cette adresse sont illisibles : la liste est montrée sans eux, avec peut-être plus de lignes que prévu.',
  more: '%{smart_count} autre |||| %{smart_count} autres',
  q: 'les mots cherchés',
  segment: 'l’onglet',
};
