import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useGetList, useTranslate } from 'ra-core';
import { useActor, useDeclarations, useDeclared } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { everyRow, holdsRight, keyOf } from '../../schemas';
import type { Action, Resource } from '../../schemas';
import { referring } from '../common/referring';

interface ForetoldProps {
  readonly resource: Resource;
  readonly record: LecternRecord;
  readonly action: Pick<Action, 'foretells'>;
}

/** How many records of other modules an action concerns, before it is run; of those that the reader may not see nothing is said. */
export function Foretold({ resource, record, action }: ForetoldProps): ReactNode {
  const actor = useActor();
  const declarations = useDeclarations();
  const told = action.foretells.filter((one) => {
    const other = declarations.get(one.resource);
    return other && actor && holdsRight(actor, other, 'read');
  });
  return <Suspense fallback={null}>{told.map((one) => <Sentence key={one.says} resource={resource} record={record} told={one} />)}</Suspense>;
}

function Sentence({ resource, record, told: { says, resource: module, where } }: Pick<ForetoldProps, 'resource' | 'record'> & { readonly told: Action['foretells'][number] }): ReactNode {
  const translate = useTranslate();
  const target = useDeclared(module);
  const actor = useActor();
  const { field } = resource.related.find((one) => one.resource === module)!;
  const filter = { ...(actor && everyRow({ resource: target, actor })), [field]: [referring({ target, field, id: record.id, of: resource.name })], ...where };
  const { total } = useGetList<LecternRecord>(target.name, { filter, pagination: { page: 1, perPage: 1 }, sort: target.list.sort, meta: OF_THIS_RECORD });
  return total ? <p role="status">{translate(keyOf.foretold(resource.name, says), { smart_count: total })}</p> : null;
}

/** Whichever institute is chosen in the header. */
const OF_THIS_RECORD = { everyInstitute: true };
