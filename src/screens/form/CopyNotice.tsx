import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { textsOf, useActor, useDeclarations } from '../../dataProvider';
import { Notice } from '../../forms/Notice';
import { holdsRight } from '../../schemas';
import type { Resource } from '../../schemas';

/** Says in the form of a copy what the original has below it and the copy begins without, such as the sections and questions of a test. */
export function CopyNotice({ resource }: { readonly resource: Resource }): ReactNode {
  const translate = useTranslate();
  const loader = useDeclarations();
  const actor = useActor();
  const { isCopy } = (useLocation().state ?? {}) as { readonly isCopy?: boolean };
  const below = resource.related.flatMap(({ resource: name }) => loader.get(name) ?? []).filter((one) => actor && holdsRight(actor, one, 'read'));
  if (isCopy !== true || below.length === 0) return null;
  const names = [...new Set(below.map(({ name }) => textsOf({ resource: name, translate }).module))].join(', ');
  return <Notice tone="blue" text={translate('lectern.form.copyWithout', { names })} />;
}
