/** Words of the settings screen. */
export const words = {
  title: 'Settings',
  sections: 'Parts of the settings',
  none: { title: 'No settings here', text: 'No part of the settings has been granted to you.' },
  operator: 'You are changing the operator’s own settings. To change an institute’s, choose it in the header.',
  institute: 'You are changing the settings of %{name}.',
  plainLook: 'Your site takes all of this. The console keeps the look of the platform, since your institute is not white-labelled; the operator of the platform can change that.',
  connect: {
    title: 'Razorpay account',
    text: 'Connect your Razorpay account, so that learners pay straight into it.',
    submit: 'Connect Razorpay',
    notConfigured: 'This platform has no Razorpay keys yet. Its operator can add them.',
  },
  help: {
    parts: 'Each part is saved by itself. Changes take effect at once.',
    domains: 'A domain is yours once its DNS record is found. You can go on working meanwhile.',
  },
};
