export const first = {
  name: 'Payment gateway',
  fields: {
    keyId: 'Key ID',
    keySecret: 'Key secret',
    webhookSecret: 'Webhook secret',
  },
};

export const later = {
  hints: {
    keyId: 'Begins with rzp_, as in your account at Razorpay.',
    keySecret: 'Left empty it stays as it is. It is kept, and shown to nobody.',
  },
  patterns: {
    keyId: 'rzp_, a word, _ and letters and digits, as in your account at Razorpay.',
    keySecret: 'At least 8 characters, without spaces.',
    webhookSecret: 'At least 8 characters, without spaces.',
  },
};
