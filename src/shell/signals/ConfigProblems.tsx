import type { ReactNode } from 'react';
import type { I18nProvider } from 'ra-core';
import type { ConfigProblem } from '../../dataProvider/foreign/checkConfig';
import { Button, EmptyState } from '../../ui';
import styles from './ConfigProblems.module.css';

/** Instead of the console: everything that is wrong with its settings, each with the key it stands at. */
export function ConfigProblems({ problems, translate }: { problems: readonly ConfigProblem[]; translate: I18nProvider['translate'] }): ReactNode {
  return (
    <main className={styles.page}>
      <EmptyState
        drawing="maintenance"
        level={1}
        title={translate('lectern.config.title')}
        text={translate('lectern.config.text')}
        action={
          <Button kind="primary" icon="retry" onClick={() => window.location.reload()}>
            {translate('lectern.shell.reload')}
          </Button>
        }
      />
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.at ?? ''} ${problem.wanted ?? ''}`}>{sentenceOf(problem, translate)}</li>
        ))}
      </ul>
    </main>
  );
}

function sentenceOf({ code, at = '', wanted = '', nearest }: ConfigProblem, translate: I18nProvider['translate']): string {
  const words = code === 'type' ? translate(`lectern.config.wanted.${wanted}`, { _: wanted }) : wanted;
  const sentence = translate(`lectern.config.${code}`, { at, wanted: words });
  return nearest === undefined ? sentence : translate('lectern.notDone.after', { first: sentence, second: translate('lectern.config.nearest', { nearest }) });
}
