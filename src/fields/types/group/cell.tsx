import { isEmptyValue } from '../../../schemas';
import { isObject } from '../../../schemas/isObject';
import { renderCell } from '../../renderCell';
import { RefTitle } from '../../cells/RefTitle';
import { Line } from '../../cells/textCell';
import { plainText } from '../../values/values';
import { summaryOf } from '../../values/summary';
import type { Cell } from '../../values/cellTypes';
import styles from '../../cells/cell.module.css';

/** Its values in a row in a grid; name and value below each other on the record's page. */
export const cell: Cell = {
  render: ({ field, value, context, path = field.name, isDetail }) => {
    if (!isObject(value)) return <Line text={plainText(value)} />;
    const values = value;
    if (!isDetail) {
      const references = Object.values(field.fields).filter((one) => one.type === 'ref' && !isEmptyValue(values[one.name]));
      const line = <Line text={summaryOf({ field, values, context, path })} />;
      if (references.length === 0) return line;
      return (
        <span className={styles.line}>
          {line} {references.map((one) => <RefTitle key={one.name} to={one.to ?? ''} id={plainText(values[one.name])} hasPicture={false} />)}
        </span>
      );
    }
    return (
      <dl className={styles.pairs}>
        {Object.values(field.fields)
          .filter((one) => !isEmptyValue(values[one.name]))
          .map((one) => [
            <dt key={`${one.name} name`}>{context.label(`${path}.${one.name}`)}</dt>,
            <dd key={one.name}>{renderCell({ field: one, value: values[one.name], context, path: `${path}.${one.name}`, isDetail })}</dd>,
          ])}
      </dl>
    );
  },
};
