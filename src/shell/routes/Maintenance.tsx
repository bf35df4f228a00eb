import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useCall } from '../../dataProvider';
import { EmptyState } from '../../ui';
import { readBranding } from '../brand/calls';
import { PageLoading } from '../marks/PageLoading';
import MaintenancePage from '../signals/MaintenancePage';
import { BackLink } from './BackLink';

/** What needs neither a right nor a plan. Nobody is told of its failure but by this page. */
const HERE = { host: window.location.host };
const QUIET = { handling: { quiet: true }, staleTime: 0 } as const;

/** The page of maintenance by its address (part 1 §2): while the platform is away; to who opens it while it answers it says so, and leads on. */
export default function Maintenance(): ReactNode {
  const translate = useTranslate();
  const { isSuccess, isFetching } = useCall(readBranding, HERE, QUIET);
  if (isFetching) return <PageLoading />;
  if (!isSuccess) return <MaintenancePage />;
  return <EmptyState drawing="screen" level={1} title={translate('lectern.there.title')} text={translate('lectern.there.text')} action={<BackLink />} />;
}
