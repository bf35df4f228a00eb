export const first = {
  name: 'Answer to a post |||| Answers to a post',
  newOne: 'New answer to a post',
  fields: {
    text: 'Answer',
    postId: 'Post',
    authorId: 'Written by',
  },
};
