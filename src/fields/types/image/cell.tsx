import { isShownPicture, shownAddress } from '../../../dataProvider/pictures';
import { Icon } from '../../../ui';
import { plainText } from '../../values/values';
import type { Cell } from '../../values/cellTypes';
import styles from '../../cells/cell.module.css';

export const cell: Cell = {
  render: ({ field, value, context, isDetail, path }) => {
    const address = plainText(value);
    if (!isShownPicture(address)) {
      const words = context.translate('lectern.fields.pictureElsewhere');
      return isDetail ? <span className={styles.second}>{words}</span> : <span className={styles.second} title={words}><Icon name="eyeOff" size={16} label={words} /></span>;
    }
    return <img className={styles.picture} data-detail={isDetail ? '' : undefined} src={shownAddress(address)} alt={context.label(path ?? field.name)} loading="lazy" decoding="async" />;
  },
};
