export const first = {
  name: 'Learner at a branch |||| Learners at a branch',
  newOne: 'New learner at a branch',
};
