import { createI18n, type I18n } from './index';

let made: I18n | null = null;

/** The words of the console, which its beginning and what is drawn before that share. */
export function i18nOfConsole(): I18n {
  return (made ??= createI18n());
}
