import type { ReactNode } from 'react';
import type { Right } from '../../../schemas';
import { Checkbox } from '../../../shell/ui/Checkbox';
import type { CellContext } from '../types';

interface AccessRowProps {
  readonly id: string | undefined;
  readonly path: string;
  readonly name: string;
  /** Opens nothing in this console yet. */
  readonly isLater: boolean;
  readonly rights: readonly Right[];
  /** Neither to be given nor taken by whoever is signed in. */
  readonly isReadFixed: boolean;
  readonly isWriteFixed: boolean;
  /** The rights besides reading that can be given: all of them are “change”. */
  readonly possible: readonly Right[];
  readonly context: CellContext;
  readonly onRead: (isOn: boolean) => void;
  readonly onWrite: (isOn: boolean) => void;
  readonly onBlur: () => void;
}

/** One module: may it be read, may it be changed. Some of create, change and delete is shown as neither yes nor no. */
export function AccessRow({ id, path, name, isLater, rights, isReadFixed, isWriteFixed, possible, context, onRead, onWrite, onBlur }: AccessRowProps): ReactNode {
  const writes: readonly Right[] = rights.filter((right) => right !== 'read');
  const isWhole = writes.length > 0 && possible.every((right) => writes.includes(right));
  const isPart = writes.length > 0 && !isWhole;
  return (
    <tr>
      <th scope="row">
        {name}
        {isLater && <small>{context.translate('lectern.access.notYet')}</small>}
        {isPart && <small>{context.translate('lectern.access.part', { rights: rights.filter((right) => right !== 'read').map((right) => context.translate(`lectern.access.rights.${right}`)).join(', ') })}</small>}
      </th>
      <td>
        <Checkbox id={id} name={`${path}.read`} label={context.translate('lectern.access.readOf', { module: name })} checked={rights.includes('read')} disabled={isReadFixed} onChange={(event) => onRead(event.target.checked)} onBlur={onBlur} />
      </td>
      <td>
        <Checkbox name={`${path}.write`} label={context.translate('lectern.access.writeOf', { module: name })} checked={isWhole} isMixed={isPart} disabled={isWriteFixed} onChange={(event) => onWrite(event.target.checked)} onBlur={onBlur} />
      </td>
    </tr>
  );
}
