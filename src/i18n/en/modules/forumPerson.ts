export const first = {
  name: 'Person in the forum |||| People in the forum',
  newOne: 'New person',
  fields: {
    name: 'Name',
    imageURL: 'Photo',
    role: 'Role',
    groups: 'Groups',
    posts: 'Posts',
    followers: 'Followers',
  },
};

export const later = {
  origin: 'People appear here once they write in the forum, are in a group of it, or are followed.',
};
