import type { Field, Tone } from '../../../schemas';
import type { Cell } from '../../values/cellTypes';
import { Chip } from '../../cells/Chip';
import { plainText } from '../../values/values';
import styles from '../../cells/cell.module.css';

/** A choice that means something by colour is a chip; any other is plain text. */
export const cell: Cell = {
  text: ({ field, value, context, path }) => context.choice(path ?? field.name, plainText(value)),
  render: ({ field, value, context, path }) => {
    const text = context.choice(path ?? field.name, plainText(value));
    return Object.keys(field.tones).length > 0 ? (
      <Chip text={text} tone={toneOf(field, plainText(value))} meaning={context.meaning(path ?? field.name, plainText(value))} />
    ) : (
      <span className={styles.line}>{text}</span>
    );
  },
};

function toneOf(field: Field, value: string): Tone {
  return Object.hasOwn(field.tones, value) ? field.tones[value]! : 'grey';
}
