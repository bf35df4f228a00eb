/** What the words of the declarations say besides names: at the fields of forms, and where a record is shared. Merged with `resources`. */
export const notes = {
  institution: {
    hints: { access: 'What its people in charge may use if they have no rights yet. Everyone else keeps what they have.' },
    sections: { general: 'Name and contact' },
  },
  user: {
    hints: {
      access: 'What the person may use. You cannot give or take away a right that you do not have yourself.',
      allowAllInstitutes: 'Sees and edits the records of every institute, as far as the modules allow.',
    },
    newHints: {
      instituteId: 'The roles Institute, Faculty and Learner belong to an institute. For Super admin and Admin, who are the operator’s own people, choose “Operator”.',
    },
    sections: { general: 'Name and contact' },
  },
  coupon: {
    hints: {
      code: '4 to 20 capital letters, digits and hyphens.',
      usageLimit: 'Leave empty for any number of times.',
      isPrivate: 'Works when typed in, but is not offered anywhere.',
    },
    patterns: { code: 'Use 4 to 20 capital letters, digits and hyphens.' },
    sections: { general: 'Code and discount', scope: 'Where and when it applies' },
    share: {
      code: 'Coupon code: %{code}', percentOff: '%{percentOff} off', amountOff: '%{amountOff} off',
      minimumPurchase: 'For purchases of %{minimumPurchase} or more', endsAt: 'Valid until %{endsAt}',
    },
  },
  branch: {
    patterns: {
      code: 'Use 2 to 12 capital letters, digits and hyphens.',
      pinCode: 'A PIN code has six digits and does not begin with 0.',
    },
    sections: { general: 'Name and place', rooms: 'Rooms and hours' },
  },
  banner: {
    hints: { imageURL: 'JPG or PNG of at most 1 MB; 1,600 × 600 looks best.' },
    share: { title: '%{title}', linkUrl: '%{linkUrl}', startsOn: 'From %{startsOn}', endsOn: 'Until %{endsOn}' },
  },
  tenantInfo: {
    hints: {
      appName: 'What the console, the site and the apps are called.',
      pageTitle: 'Shown in the browser tab. Left empty, the name stands there.',
      logoUrl: 'JPG or PNG of at most 1 MB, on a plain background; wide ones look best.',
      favIconUrl: 'A square picture, recognisable when small.',
      primaryColour: 'For buttons and links. It is made darker or lighter where it would be hard to read.',
    },
    sections: { name: 'Name', look: 'Look' },
  },
  socialMedia: {
    hints: { whatsapp: 'The number learners write to.' },
  },
  paymentAccountInfo: {
    hints: { ifsc: 'Eleven characters, printed on a cheque of the account.' },
    patterns: {
      accountNumber: 'Use 6 to 18 digits.',
      ifsc: 'Four letters, a zero and six more characters, for example SBIN0001234.',
      upiId: 'A name and a bank, for example academy@sbi.',
      gstin: 'Fifteen characters, for example 29ABCDE1234F1Z5.',
      pan: 'Five letters, four digits and a letter, for example ABCDE1234F.',
    },
    sections: { account: 'Account', tax: 'Tax' },
  },
  pricingConfig: {
    hints: { invoicePrefix: 'Begins the number of every invoice.' },
    patterns: { invoicePrefix: 'Use up to 12 capital letters, digits, hyphens and slashes.' },
    sections: { prices: 'Prices', invoices: 'Invoices' },
  },
  currencyAndCommissions: {
    hints: { paymentFee: 'What the payment provider keeps of every sale.' },
  },
  supportContactInfo: {
    hints: { hours: 'When somebody answers, for example Mon to Sat, 9 to 6.' },
  },
  accessDefaults: {
    sections: { institutes: 'People of institutes', operator: 'The operator’s people' },
  },
};
