/** Words of the signed-out pages. */
export const auth = {
  username: 'E-mail or phone number',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  forgot: 'Forgot password?',
  required: 'Please fill this in.',
  backToLogin: 'Back to sign-in',
  login: {
    title: 'Sign in',
    text: 'To the administration of your learning platform.',
    submit: 'Sign in',
    byOtp: 'Sign in with a one-time password instead',
  },
  otpLogin: {
    title: 'Sign in with a one-time password',
    text: 'We send a code of six digits to your e-mail or phone.',
    submit: 'Send the code',
  },
  code: {
    title: 'Enter the code',
    text: 'We have sent you a code of six digits. It is good for ten minutes.',
    textTo: 'If %{username} has an account, a code of six digits is on its way. It is good for ten minutes.',
    label: 'One-time password',
    digit: 'Digit %{number}',
    submit: 'Go on',
    incomplete: 'The code has six digits.',
    resend: 'Send another code',
    resendIn: 'Send another code in %{smart_count} second |||| Send another code in %{smart_count} seconds',
  },
  forgotPage: {
    title: 'Set a new password',
    text: 'Tell us who you are, and we send a code to set a new password with.',
    submit: 'Send the code',
  },
  reset: {
    title: 'Set a new password',
    password: 'New password',
    hint: 'At least %{count} characters.',
    submit: 'Set the password',
    done: 'The new password is set. Sign in with it.',
  },
  demo: {
    title: 'Demo accounts',
    text: 'One click signs you in. The content is made up and may be changed freely.',
  },
};
