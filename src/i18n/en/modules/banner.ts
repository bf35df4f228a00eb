export const first = {
  name: 'Banner |||| Banners',
  newOne: 'New banner',
  fields: {
    imageURL: 'Picture',
    linkType: 'Leads to',
    courseId: 'Course',
    webinarId: 'Webinar',
    linkUrl: 'Link address',
    languageId: 'Language',
    audience: 'Shown on',
    backgroundColour: 'Background colour',
    startsOn: 'Shown from',
    endsOn: 'Shown until',
  },
  choices: {
    linkType: { none: 'Nowhere', course: 'Course', webinar: 'Webinar', url: 'Link' },
    audience: { web: 'Web', android: 'Android', ios: 'iOS' },
  },
  attention: {
    ending: '%{smart_count} published banner ends within 7 days |||| %{smart_count} published banners end within 7 days',
    ended: '%{smart_count} banner is still published after its last day |||| %{smart_count} banners are still published after their last day',
  },
};

export const later = {
  hints: { imageURL: 'JPG or PNG of at most 1 MB; 1,600 × 600 looks best.' },
  cautions: {
    noCourse: 'It does not say which: choose the course that learners are to find. Only the operator’s banners, which all institutes show, lead to no course of one of them.',
    noWebinar: 'It does not say which: choose the webinar that learners are to find. Only the operator’s banners, which all institutes show, lead to no webinar of one of them.',
  },
  warnings: {
    courseId: 'This course is inactive: it is not offered on the site, and learners who follow the banner find nothing to buy.',
    webinarId: 'This webinar is not published: learners who follow the banner do not find it.',
  },
  share: { title: '%{title}', linkUrl: '%{linkUrl}', startsOn: 'From %{startsOn}', endsOn: 'Until %{endsOn}' },
  meanings: {
    status: {
      draft: 'Is being prepared; only people of the console see it.',
      published: 'Is shown to learners on the chosen days.',
      retired: 'Is no longer shown, and is kept for later.',
    },
  },
  effects: {
    publish: 'Shows the banner to learners on its days.',
    retire: 'Takes the banner away from learners; it can be published again.',
  },
};
