export const first = {
  name: 'Page for search engines |||| SEO settings',
  menu: 'SEO settings',
  newOne: 'New page for search engines',
  fields: {
    page: 'Page',
    courseId: 'Course',
    pageTitle: 'Title',
    pageDescription: 'Description',
    keywords: 'Keywords',
    image: 'Picture',
    canonicalUrl: 'Preferred address',
    isHidden: 'Hidden',
  },
  choices: {
    page: {
      home: 'Home',
      courses: 'Courses',
      course: 'One course',
      about: 'About us',
      contact: 'Contact',
      blog: 'Blog',
    },
  },
};

export const later = {
  hints: {
    pageTitle: 'Shown as the heading of a search result; up to 60 characters are read whole.',
    pageDescription: 'The two lines below it; up to 160 characters.',
    isHidden: 'The page stays reachable for whoever has its address.',
  },
  sections: {
    appearance: 'How it is shown',
  },
};
