import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useSelectedInstitute, useTexts, useTitles } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { titleIn } from '../../fields/values/titleIn';
import { Notice } from '../../forms/Notice';
import type { Resource } from '../../schemas';
import { useAddresses } from '../../shell/nav/useAddresses';

/** Above a record of another institute than the one chosen in the header: whose it is, and the way to the list of the chosen one. What is typed stays. */
export function OfAnother({ resource, record }: { readonly resource: Resource; readonly record: LecternRecord }): ReactNode {
  const { institute } = useSelectedInstitute();
  const owner = resource.institute === null ? null : record[resource.institute];
  if (institute === null || resource.institute === null || typeof owner !== 'string' || owner === institute.id) return null;
  return <Said resource={resource} to={resource.fields[resource.institute]!.to!} owner={owner} chosen={institute.name} />;
}

function Said({ resource, to, owner, chosen }: { readonly resource: Resource; readonly to: string; readonly owner: string; readonly chosen: string }): ReactNode {
  const translate = useTranslate();
  const known = useTitles(to, [owner]);
  const { module } = useTexts(resource.name);
  const { list } = useAddresses(resource);
  return (
    <Notice tone="blue" text={translate('lectern.record.ofAnother', { owner: titleIn({ known, id: owner, translate }), chosen })}>
      <Link to={list}>{translate('lectern.record.toList', { name: module })}</Link>
    </Notice>
  );
}
