import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { sendCall } from '../../dataProvider/sendCall';
import type { CallInput } from '../../schemas/call';
import { Banner } from '../frame/Banner';
import { checks, required } from '../inputs/checks';
import { TextField } from '../inputs/TextField';
import { useSignedOut } from '../context/signedOutContext';
import { useAttempt } from '../inputs/useAttempt';
import { Button } from '../../ui/Button';
import { PublicFrame } from '../frame/PublicFrame';
import { giveFeedback } from './calls';
import { RatingField } from './RatingField';
import { TextArea } from './TextArea';
import styles from './FeedbackPage.module.css';

/** Longest message the platform takes, in characters. */
const MAX_MESSAGE = 2_000;
const FIELDS = ['message', 'rating', 'name', 'email'];

/** What visitors have to say: a few words, marks if they like, and who they are if they like. */
export function FeedbackPage(): ReactNode {
  const { translate, publicApi, visit } = useSignedOut();
  const [given, setGiven] = useState({ message: '', name: '', email: '' });
  const [rating, setRating] = useState<number | null>(null);
  const [isChecked, setChecked] = useState(false);
  const attempt = useAttempt(FIELDS);
  const form = useRef<HTMLFormElement>(null);
  const title = translate('lectern.publicPages.feedback.title');

  const found = {
    message: required(given.message),
    email: given.email.trim() === '' ? null : checks.email(given.email),
  };
  const problemOf = (name: 'message' | 'email' | 'name'): string | null => {
    const check = isChecked && name !== 'name' ? found[name] : null;
    return check ? translate(check.key, check.args) : (attempt.problems[name] ?? null);
  };
  const put = (name: keyof typeof given) => (value: string) => setGiven((before) => ({ ...before, [name]: value }));
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    const wrong = found.message ? 'message' : found.email ? 'email' : null;
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    void attempt.run(async () => {
      await sendCall({ data: publicApi, call: giveFeedback, input: feedbackOf({ ...given, rating }) });
      visit('thank-you', { isFeedback: true });
    });
  };

  return (
    <PublicFrame title={title}>
      <h1>{title}</h1>
      <p className={styles.lead}>{translate('lectern.publicPages.feedback.text')}</p>
      {attempt.message && <Banner tone="error" text={attempt.message} />}
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <RatingField value={rating} problem={attempt.problems['rating'] ?? null} onChange={setRating} />
        <TextArea label={translate('lectern.publicPages.feedback.message')} name="message" required maxLength={MAX_MESSAGE} value={given.message} problem={problemOf('message')} onChange={put('message')} />
        <div className={styles.pair}>
          <TextField label={translate('lectern.publicPages.feedback.name')} name="name" autoComplete="name" maxLength={120} value={given.name} problem={problemOf('name')} onChange={put('name')} />
          <TextField label={translate('lectern.publicPages.feedback.email')} name="email" type="email" autoComplete="email" autoCapitalize="none" maxLength={254} value={given.email} problem={problemOf('email')} onChange={put('email')} />
        </div>
        <div>
          <Button kind="primary" type="submit" isBusy={attempt.isBusy}>
            {translate('lectern.publicPages.feedback.submit')}
          </Button>
        </div>
      </form>
    </PublicFrame>
  );
}

/** What is sent: what was left empty is left out. */
function feedbackOf({ message, name, email, rating }: { message: string; name: string; email: string; rating: number | null }): CallInput<typeof giveFeedback> {
  return {
    message: message.trim(),
    ...(rating === null ? {} : { rating }),
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    ...(email.trim() === '' ? {} : { email: email.trim() }),
  };
}
