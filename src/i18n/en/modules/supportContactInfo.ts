export const first = {
  name: 'Support contact',
  fields: { email: 'E-mail', phoneNumber: 'Phone number', hours: 'Hours', address: 'Address' },
};

export const later = {
  hints: { hours: 'When somebody answers, for example Mon to Sat, 9 to 6.' },
};
