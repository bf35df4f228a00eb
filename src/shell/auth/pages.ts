import { lazy } from 'react';
import type { ComponentType } from 'react';
import { ForgotPage } from './ForgotPage';
import { LoginPage } from './LoginPage';
import { OtpLoginPage } from './OtpLoginPage';
import { OtpPage } from './OtpPage';
import { NewPasswordPage } from './NewPasswordPage';
import type { PageName, PublicPageName } from './places';

const RegisterPage = lazy(async () => ({ default: (await import('./RegisterPage')).RegisterPage }));
const SignupPage = lazy(async () => ({ default: (await import('./SignupPage')).SignupPage }));
const PendingPage = lazy(async () => ({ default: (await import('../public/PendingPage')).PendingPage }));

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
  welcome: lazy(async () => ({ default: (await import('./WelcomePage')).WelcomePage })),
  'register-1': RegisterPage,
  'register-2': lazy(async () => ({ default: (await import('./LogoPage')).LogoPage })),
  'error-1': lazy(async () => ({ default: (await import('./ErrorPage')).ErrorPage })),
  'error-2': lazy(async () => ({ default: (await import('./NoConnectionPage')).NoConnectionPage })),
  feedback: lazy(async () => ({ default: (await import('../public/FeedbackPage')).FeedbackPage })),
  'page-not-found': lazy(async () => ({ default: (await import('../public/NotFoundPage')).NotFoundPage })),
  'thank-you': lazy(async () => ({ default: (await import('../public/ThankYouPage')).ThankYouPage })),
  'help-zoom': lazy(async () => ({ default: (await import('../public/ZoomHelpPage')).ZoomHelpPage })),
  plans: PendingPage,
  'update-course': PendingPage,
  'email-template': PendingPage,
  'invoice-editor': PendingPage,
  'professional-purchase': PendingPage,
  'course-settings': PendingPage,
};
