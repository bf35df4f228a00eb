import { renderCell } from '../../renderCell';
import { Line } from '../../cells/textCell';
import { plainText, toRecord } from '../../values/values';
import type { Cell } from '../../values/cellTypes';
import styles from '../../cells/cell.module.css';

/** A count in a grid; a small table on the record's page. */
export const cell: Cell = {
  render: ({ field, value, context, path = field.name, isDetail }) => {
    if (!Array.isArray(value)) return <Line text={plainText(value)} />;
    const rows = value.map(toRecord);
    if (!isDetail) return context.translate('lectern.fields.rows', { smart_count: rows.length });
    const columns = Object.values(field.fields);
    return (
      <table className={styles.rows}>
        <thead>
          <tr>
            {columns.map((one) => (
              <th key={one.name} scope="col">
                {context.label(`${path}.${one.name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((one) => (
                <td key={one.name}>{renderCell({ field: one, value: row[one.name], context, path: `${path}.${one.name}` })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  },
};
