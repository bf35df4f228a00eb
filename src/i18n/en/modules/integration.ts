export const first = {
  name: 'Integration |||| Integrations',
  newOne: 'New integration',
  fields: {
    name: 'Name',
    provider: 'Service',
    accountId: 'Account ID',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
    trackingId: 'Tracking ID',
    isActive: 'Active',
  },
  choices: {
    provider: {
      zoom: 'Zoom',
      merithub: 'MeritHub',
      googleAnalytics: 'Google Analytics',
      googleTag: 'Google Tag',
      facebookPixel: 'Facebook Pixel',
    },
  },
};

export const later = {
  segments: {
    active: 'Active',
    inactive: 'Inactive',
  },
  hints: {
    accountId: 'From the app’s credentials at Zoom. The page “Zoom” of the public help shows where it is.',
    clientId: 'From the credentials of the app that you made there.',
    trackingId: 'As the service shows it: G-…, GTM-…, or the number of the pixel. The learning app and a website of your own ask the platform for it; sites of Website Builder load nothing from elsewhere.',
  },
  patterns: {
    accountId: '6 to 64 letters, digits, - and _.',
    clientId: '6 to 64 letters, digits, - and _.',
    clientSecret: '8 to 120 signs without a blank.',
    trackingId: '4 to 40 capital letters, digits and -.',
  },
  effects: {
    activate: 'Is used from now on. Of several of one service the one that was changed last counts.',
    deactivate: 'Is kept, and not used until it is activated again.',
  },
};
