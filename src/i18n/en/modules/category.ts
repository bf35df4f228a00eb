export const first = {
  name: 'Category |||| Categories',
  menu: 'Category',
  newOne: 'New category',
  fields: { parentId: 'Main category' },
};

export const later = {
  hints: { parentId: 'Left empty it is a main category itself.' },
  meanings: { status: { active: 'Offered where courses are sorted.', inactive: 'Kept where it was chosen, and offered no more.' } },
  effects: { activate: 'Offers it again.', deactivate: 'Offers it no more; what is sorted into it stays so.' },
};
