import { INSTITUTES, PASSWORD } from './people';

const nowhere = { requestId: '0198ffff-0000-7000-8000-00000000dead', otp: '123456' };
const host = { host: 'learn.example.org' };
/** What the calls that no declaration gives are usually sent, by `METHOD /path`; of different numbers different people. */
export const USUAL_BODIES: Readonly<Record<string, (number: number) => unknown>> = {
  'POST /api/v9/user/userLogin': () => ({ username: 'faculty@demo.lectern.test', password: PASSWORD }),
  'POST /api/v9/user/verifylogin': () => nowhere,
  'POST /api/v9/user/resendOtp': () => ({ requestId: nowhere.requestId }),
  'POST /api/v9/user/sendLoginOtp': () => ({ username: 'faculty@demo.lectern.test' }),
  'POST /api/v9/user/verifyInstituteLogin': () => nowhere,
  'POST /api/v9/user/instituteRegistration': (number) => ({ name: `Evening School ${number}`, emailId: `evening${number}@example.test`, phoneNumber: `+9197${String(10_000_000 + number)}`, password: 'Correct-horse-9' }),
  'POST /api/v9/user/verifyOtp': () => nowhere,
  'POST /api/v9/user/registrationLogo/address': () => ({ ticket: 'none', fileName: 'logo.png', contentType: 'image/png' }),
  'POST /api/v9/user/registrationLogo': () => ({ ticket: 'none', imageURL: '/files/none.png' }),
  'POST /api/v9/auth/signup': (number) => ({ name: `Morning School ${number}`, email: `morning${number}@example.test`, phoneNumber: `+9196${String(10_000_000 + number)}`, password: 'Correct-horse-9' }),
  'POST /api/v9/user/forgotPassword': () => ({ username: 'faculty@demo.lectern.test' }),
  'POST /api/v9/user/resetPassword': () => ({ ...nowhere, password: 'Correct-horse-9' }),
  'POST /api/v9/user/accountLink': () => ({ link: 'a'.repeat(43) }),
  'POST /api/v9/user/accountLink/password': () => ({ link: 'a'.repeat(43), password: 'Correct-horse-9' }),
  'POST /api/v9/user/logout': () => ({}),
  'POST /api/v9/user/instiLoginFromSuperAdmin': () => ({ instituteId: INSTITUTES.north }),
  'POST /api/v9/user/stopActing': () => ({}),
  'PUT /api/v9/user/profile': (number) => ({ name: `Somebody ${number}` }),
  'PUT /api/v9/user/language': () => ({ language: 'fr' }),
  'PUT /api/v9/user/password': () => ({ currentPassword: 'not-the-password', password: 'Correct-horse-9' }),
  'POST /api/v9/user/logoutEverywhere': () => ({}),
  'POST /api/v9/home/statistics': () => ({}),
  'POST /api/v9/feedback': () => ({ message: 'The evening batch is good.', rating: 5 }),
  'PUT /api/v9/tenant-info/domain-info': () => host,
  'PUT /api/v9/tenant-info/primary-domain': () => host,
  'PUT /api/v9/tenant-info/verify-domain': () => host,
  'PUT /api/v9/tenant-info/delete-domain': () => host,
  'POST /api/v9/uploads/{kind}': () => ({ fileName: 'photo.png', contentType: 'image/png' }),
  'POST /api/v9/fileUpload/{kind}': () => ({ fileName: 'photo.png', contentType: 'image/png' }),
};
