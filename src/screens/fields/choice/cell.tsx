import type { Cell } from '../types';
import { Chip } from '../shared/Chip';
import styles from '../shared/cell.module.css';

/** A choice that means something by colour is a chip; any other is plain text. */
export const cell: Cell = {
  text: ({ field, value, context, path }) => context.choice(path ?? field.name, String(value)),
  render: ({ field, value, context, path }) => {
    const text = context.choice(path ?? field.name, String(value));
    return Object.keys(field.tones).length > 0 ? (
      <Chip text={text} tone={field.tones[String(value)] ?? 'grey'} meaning={context.meaning(path ?? field.name, String(value))} />
    ) : (
      <span className={styles.line}>{text}</span>
    );
  },
};
