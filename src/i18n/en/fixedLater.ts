/** The fixed texts of the specification that no first screen says. */
export const fixedLater = {
  payment: {
    notInitiated: 'Failed to initiate payment.',
    enterPrice: 'Please Enter Price.',
    enterValid: 'Please Enter Valid Price/Token count.',
    purchased: 'AI Token Purchased Successfully.',
    notPurchased: 'Failed to Purchase AI Token.',
  },
  dialogs: {
    aiToken: 'AI Token',
    token: 'Token',
    price: 'Price',
    cancel: 'Cancel',
    buyNow: 'Buy Now',
  },
  typeSelector: {
    membership: 'Membership',
    course: 'Course',
    webinar: 'Webinar',
  },
  chat: {
    microphone: 'Please allow microphone access.',
    preparing: 'Preparing assistant!',
  },
};
