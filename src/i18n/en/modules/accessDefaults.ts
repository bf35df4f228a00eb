export const first = {
  name: 'Usual access',
  fields: {
    institute: 'Institute',
    whiteLabelled: 'White-labelled institute',
    faculty: 'Faculty',
    subAdmin: 'Sub admin of an institute',
    admin: 'Admin',
    operatorSubAdmin: 'Sub admin of the operator',
  },
};

export const later = {
  sections: { institutes: 'People of institutes', operator: 'The operator’s people' },
};
