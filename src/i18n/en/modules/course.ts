export const first = {
  name: 'Course |||| Courses',
  newOne: 'New course',
  menu: 'Course',
  fields: {
    thumbnail: 'Picture',
    curriculumType: 'Taught',
    mainCategories: 'Main categories',
    subCategories: 'Subcategories',
    subjectIds: 'Subjects',
    facultyIds: 'Faculty',
    languageId: 'Language',
    planType: 'Free or paid',
    price: 'Price',
    offerPrice: 'Offer price',
    validity: 'Days of access',
    learners: 'Learners',
  },
  choices: {
    curriculumType: {
      recorded: 'Recorded',
      live: 'Live',
      blended: 'Live and recorded',
    },
    planType: {
      free: 'Free',
      paid: 'Paid',
      both: 'Free and paid',
    },
  },
};

export const later = {
  warnings: { facultyIds: '“%{name}” is inactive and cannot sign in.' },
  sections: {
    teaching: 'Teaching',
  },
  hints: {
    planType: '“Free and paid”: a part is open to everybody, the rest is for those who pay.',
    validity: 'How many days a learner has the course, from the day their subscription starts.',
  },
  rules: {
    paidForNothing: 'What is paid for costs more than 0. Choose “Free” if nobody is to pay.',
    offeredForNothing: 'An offer costs more than 0. Leave it empty if there is none, or choose “Free” if nobody is to pay.',
  },
  effects: {
    activate: 'Offers the course: it is on the site from now on.',
    deactivate: 'Stops offering the course; who attends it keeps it.',
  },
};
