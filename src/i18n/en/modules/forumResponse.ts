export const first = {
  name: 'Answer |||| Answers',
  newOne: 'New answer',
  fields: {
    text: 'Answer',
    postId: 'Post',
    authorId: 'Written by',
  },
};

export const later = {
};
