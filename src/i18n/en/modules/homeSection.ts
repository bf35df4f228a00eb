export const first = {
  name: 'Section of the start page |||| Sections of the start page',
  menu: 'Home configuration',
  newOne: 'New section',
  fields: {
    title: 'Title',
    kind: 'Shows',
    courses: 'Which courses',
    courseIds: 'Courses',
    categoryId: 'Category',
    shows: 'At most',
    order: 'Position',
    isShown: 'Shown',
  },
  choices: {
    kind: {
      banners: 'Banners',
      categories: 'Categories',
      courses: 'Courses',
      faculty: 'Faculty',
      webinars: 'Webinars',
      tests: 'Tests',
    },
    courses: {
      newest: 'The newest',
      popular: 'The most attended',
      chosen: 'Those chosen here',
    },
    isShown: {
      true: 'Shown',
      false: 'Hidden',
    },
  },
  actions: {
    show: 'Show to learners',
    hide: 'Hide from learners',
  },
  done: {
    show: 'shown',
    hide: 'hidden',
  },
};

export const later = {
  hints: {
    categoryId: 'Left empty, courses of every category are meant.',
    shows: 'How many of them stand there before learners ask for more.',
  },
  effects: {
    show: 'Puts the section back on the first page of learners.',
    hide: 'Takes the section off the first page of learners; what it holds stays.',
  },
};
