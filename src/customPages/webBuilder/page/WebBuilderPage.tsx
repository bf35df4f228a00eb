import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useActor, useCall, useFailureText, useSelectedInstitute } from '../../../dataProvider';
import { isAcrossInstitutes } from '../../../schemas';
import type { SiteData } from '../../../schemas/site';
import { FailureLine } from '../../../ui';
import { withWords } from '../../../i18n/withWords';
import { readShown, readSite } from '../calls';
import { BeginSite } from './BeginSite';
import type { SiteState } from './useSiteDraft';

/** Asked for while the site is read. The parts it consists of are listed here, not in what everybody loads first. */
const bringEditor = async () => ({ default: (await withWords(() => import('./SiteEditor'))).SiteEditor });
const SiteEditor = lazy(bringEditor);

/** The website builder (part 1 §2, part 2 §7). */
export default function WebBuilderPage(): ReactNode {
  useEffect(() => void bringEditor().catch(() => undefined), []);
  const actor = useActor();
  const { institute } = useSelectedInstitute();
  const instituteId = actor && isAcrossInstitutes(actor) ? institute?.id : undefined;
  return <SiteOf key={instituteId ?? ''} instituteId={instituteId} />;
}

function SiteOf({ instituteId }: { readonly instituteId: string | undefined }): ReactNode {
  const translate = useTranslate();
  const failureText = useFailureText();
  const whose = useMemo(() => (instituteId === undefined ? {} : { instituteId }), [instituteId]);
  // What was kept from an earlier visit is not what a change may be based on.
  const site = useCall(readSite, whose, { staleTime: 0 });
  const shown = useCall(readShown, whose);
  const [begun, setBegun] = useState<SiteState | null>(null);
  const fresh = site.isFetchedAfterMount && !site.isFetching ? site.data : undefined;
  if (fresh && begun === null) setBegun(fresh);
  const error = site.error ?? shown.error;
  if (error && (!begun || !shown.data)) return <FailureLine text={`${translate('lectern.webBuilder.failed')} ${failureText(error)}`} onRetry={() => Promise.all([site.refetch(), shown.refetch()])} />;
  const waiting = <div role="status" aria-busy="true" aria-label={translate('lectern.webBuilder.loading')} />;
  if (!begun || !shown.data) return waiting;
  if (begun.configuration === null) return <BeginSite whose={whose} onBegun={setBegun} />;
  const { data, brandColour, host, path } = shown.data;
  return <Suspense fallback={waiting}><SiteEditor begun={begun} shown={{ data: data as unknown as SiteData, brandColour, host, path }} whose={whose} /></Suspense>;
}
