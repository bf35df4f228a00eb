import type { FieldType } from '../schemas';
import { plainCells } from './plainCells';
import { cell as image } from './types/image/cell';
import { cell as ref } from './types/ref/cell';
import { cell as refs } from './types/refs/cell';
import { cell as oneOf } from './types/oneOf/cell';
import { cell as list } from './types/list/cell';
import { cell as group } from './types/group/cell';
import { cell as matrix } from './types/matrix/cell';
import type { Cell } from './values/cellTypes';

/** How each field type is shown. Part of the first load: nothing here may pull in an input. */
export const cells: Readonly<Record<FieldType, Cell>> = { ...plainCells, image, ref, refs, oneOf, list, group, matrix };
