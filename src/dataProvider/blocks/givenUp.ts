/** Why an upload is ended that its user does not want any more: what has arrived is dropped. Any other end leaves it. */
export const GIVEN_UP = 'given up';
