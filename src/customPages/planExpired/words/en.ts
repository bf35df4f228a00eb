/** Words of the page that says what an ended plan means. */
export const words = {
  title: 'Membership of your institute',
  text: 'Your institute’s plan has ended, so its screens stay closed until it is renewed or upgraded. Nothing has been lost.',
  running: 'The plan of your institute is looked after by the operator of the console.',
  ask: 'Ask the operator of the console to renew or change it.',
  contact: 'To renew or change it, write or call:',
  parts: { plan: 'Plan', price: 'Price', ends: 'Runs until', ended: 'Ended on', learners: 'Learners', staff: 'Staff' },
  noPlan: 'No membership plan has been chosen',
  noEnd: 'No end has been set',
  monthly: '%{price} a month',
  yearly: '%{price} a year',
  ofSeats: '%{has} of %{most}',
  over: 'Your institute has more people than was agreed. Nobody is kept out; talk to the operator about it.',
};
