/**
 * The fixed texts of the specification that come with the first screen, slips of spelling included, each standing once. Code
 * refers to them by key.
 * Sources: part 1 §2, §8, part 2 §4, §5, §8.
 */
export const fixedFirst = {
  /** Status catalogue of the three clients. */
  http: {
    badRequest: 'Bad Request',
    error: 'Error',
    loginAgain: 'Please login again',
    planExpired: 'Plan Expired. Please renew/upgrade your plan.',
    itemExist: 'Item already exist.',
    itemExists: 'Item already exists.',
    accountFound: 'Active account found for this phonenumber & email',
    titleExists: 'Title already exists (title)',
    serverError: 'Internal Server Error',
    timeOut: 'Time Out',
  },
  upload: {
    noUploadUrl: 'Not able to genararte upload url.',
    somethingWrong: 'something went wrong!',
    tryAgain: 'Unable to Upload Image Try agian',
    notSelected: 'File not selected',
    urlFailed: 'Url genration failed',
    uploadFailed: 'File Uploaded failed',
  },
  /** Failures of single calls; a declaration names them in `endpoint.failures`. */
  service: {
    addCurriculum: 'Failed to Add curriculum',
    updateTest: 'Failed to Upadate Test',
    addSingleContent: 'Failed to Add single Content',
    updateSingleContent: 'Failed to Upadate single Content',
    deactivateSingleContent: 'Failed to deactivate singleContent',
    addInstitution: 'Failed to Add Institution',
    updateInstitution: 'Failed to Upadate Institution',
    addVideo: 'Failed to Add video',
    addUser: 'Failed to Add user',
    addCoupon: 'Failed to add coupon',
    updateCoupon: 'Failed to Update Coupon',
    deactivateCoupon: 'failed to deactivate coupon',
    somethingWrong: 'Something wen wrong!',
    saveVideoUrl: 'Unable to save video url',
  },
  reports: {
    pending: 'Report is being prepared. Download link will available shortly. Please stay on this page.',
  },
  analytics: {
    configFailed: 'Failed to fetch analytics configuration',
  },
  screens: {
    maintenance: "We'll Be Back Soon!",
  },
  accountMenu: {
    logout: 'Logout',
  },
  pageTitles: {
    plans: 'Plans',
    success: 'Success',
    admin: 'Admin Panel',
  },
};
