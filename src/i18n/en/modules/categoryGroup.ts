export const first = {
  name: 'Category group |||| Category groups',
  newOne: 'New category group',
  fields: { categoryIds: 'Categories' },
};

export const later = {
};
