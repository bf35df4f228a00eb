export const first = {
  name: 'Institute |||| List of institutes',
  newOne: 'New institute',
  fields: {
    learners: 'Learners',
    courses: 'Courses',
    branches: 'Branches',
  },
};
