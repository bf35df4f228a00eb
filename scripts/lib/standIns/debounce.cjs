'use strict';

// Calls once no call has come for so long, with the arguments of the last one.
module.exports = (call, wait) => {
  let timer;
  const later = (...given) => {
    clearTimeout(timer);
    timer = setTimeout(() => call(...given), wait);
  };
  later.cancel = () => clearTimeout(timer);
  return later;
};
