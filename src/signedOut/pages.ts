import { lazy } from 'react';
import type { ComponentType } from 'react';
import { ForgotPage } from './password/ForgotPage';
import { LoginPage } from './signIn/LoginPage';
import { OtpLoginPage } from './signIn/OtpLoginPage';
import { OtpPage } from './signIn/OtpPage';
import { NewPasswordPage } from './password/NewPasswordPage';
import type { PageName, PublicPageName } from './context/places';

const RegisterPage = lazy(async () => ({ default: (await import('./registration/RegisterPage')).RegisterPage }));
const SignupPage = lazy(async () => ({ default: (await import('./registration/SignupPage')).SignupPage }));
const PendingPage = lazy(async () => ({ default: (await import('./messages/PendingPage')).PendingPage }));

/**
 * Which component shows which page. What belongs to signing in is there at once; registering and every public page come
 * as files of their own.
 */
export const PAGES: Readonly<Record<PageName | PublicPageName, ComponentType>> = {
  login: LoginPage,
  // Two looks of the same sign-in on a plain sheet: `login-1` by password, `login-2` by a code first. The
  // specification names them and shows no difference.
  'login-1': LoginPage,
  'login-2': OtpLoginPage,
  'userlogin-otp': OtpLoginPage,
  'user-otp': OtpPage,
  'forgot-password': ForgotPage,
  'reset-password': NewPasswordPage,
  signup: SignupPage,
  welcome: lazy(async () => ({ default: (await import('./registration/WelcomePage')).WelcomePage })),
  'register-1': RegisterPage,
  'register-2': lazy(async () => ({ default: (await import('./registration/LogoPage')).LogoPage })),
  'error-1': lazy(async () => ({ default: (await import('./messages/ErrorPage')).ErrorPage })),
  'error-2': lazy(async () => ({ default: (await import('./messages/NoConnectionPage')).NoConnectionPage })),
  feedback: lazy(async () => ({ default: (await import('./feedback/FeedbackPage')).FeedbackPage })),
  'page-not-found': lazy(async () => ({ default: (await import('./messages/NotFoundPage')).NotFoundPage })),
  'thank-you': lazy(async () => ({ default: (await import('./feedback/ThankYouPage')).ThankYouPage })),
  'help-zoom': lazy(async () => ({ default: (await import('./help/ZoomHelpPage')).ZoomHelpPage })),
  plans: lazy(async () => ({ default: (await import('./plans/PlansPage')).PlansPage })),
  'update-course': PendingPage,
  'email-template': PendingPage,
  'invoice-editor': PendingPage,
  'professional-purchase': PendingPage,
  'course-settings': PendingPage,
};
