import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { withWords } from '../../../i18n/withWords';
import type { Input, InputProps } from '../../values/inputTypes';
import styles from '../../controls/input.module.css';

const Editor = lazy(() => withWords(() => import('./Editor')));

export const input: Input = { Component: RichTextInput, labelled: 'group' };

/** The editor is large, so it comes by itself; a box of its size keeps its place. */
function RichTextInput(props: InputProps): ReactNode {
  return (
    <Suspense fallback={<div className={`${styles.box} ${styles.tall} ${styles.waitingEditor}`} aria-busy="true" />}>
      <Editor {...props} />
    </Suspense>
  );
}
