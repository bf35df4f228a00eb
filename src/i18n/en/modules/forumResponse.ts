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
  rules: { groupClosed: 'The group of this post is closed: nothing new is written in it. Open the group again to let answers in.' },
};
