export const first = {
  name: 'Name and look',
  fields: {
    appName: 'Name',
    pageTitle: 'Page title',
    logoUrl: 'Logo',
    favIconUrl: 'Browser icon',
    primaryColour: 'Colour',
  },
};

export const later = {
  hints: {
    appName: 'What the site and the apps are called and, of a white-labelled institute, the console.',
    pageTitle: 'Shown in the browser tab. Left empty, the name stands there.',
    logoUrl: 'JPG or PNG of at most 1 MB, on a plain background; wide ones look best.',
    favIconUrl: 'A square picture, recognisable when small.',
    primaryColour: 'For buttons and links. It is made darker or lighter where it would be hard to read.',
  },
  sections: { name: 'Name', look: 'Look' },
};
