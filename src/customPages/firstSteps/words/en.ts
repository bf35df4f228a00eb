/** Words of the checklist on the way into the console. */
export const words = {
  text: 'Get your institute started. Do these in any order.',
  progress: '%{done} of %{total} done',
  loading: 'Checking what is done …',
  failed: 'The checklist could not be fetched. You can continue without it.',
  allDone: 'Everything is done.',
  done: 'Done',
  hide: 'Don’t show this again',
  goOn: 'Continue',
  steps: {
    logo: { title: 'Add your logo', text: 'It appears on your pages and in what you send.' },
    contact: { title: 'Add your contact details', text: 'Learners who need help find it there.' },
    branch: { title: 'Add a branch', text: 'Batches and people belong to one.' },
    user: { title: 'Invite a colleague', text: 'Each person signs in with an account of their own.' },
    course: { title: 'Add a course', text: 'What your learners will learn.' },
    student: { title: 'Add your learners', text: 'One by one, or many at once from a file.' },
    coupon: { title: 'Create a coupon', text: 'A discount attracts the first learners.' },
    banner: { title: 'Add a banner', text: 'The first thing visitors see.' },
  },
  help: {
    steps: 'The checklist shows what is really done. Open a step and complete it; it is ticked when you come back.',
  },
};
