import type { ReactNode } from 'react';
import { ResourceContextProvider } from 'ra-core';
import { Route, Routes, useParams } from 'react-router';
import { useActor, useDeclarations } from '../../dataProvider';
import { holdsRight } from '../../schemas';
import type { Resource, Right } from '../../schemas';
import { PageLoading } from '../layout/PageLoading';
import { useShell } from '../shellContext';
import type { ShellScreens } from '../shellContext';
import { AccessDenied } from './AccessDenied';
import { Landing } from './Landing';

/** The four generated screens of a declared module, each behind the right it needs. */
export function ModuleRoutes(): ReactNode {
  const { module = '' } = useParams();
  const resource = useDeclarations().get(module);
  if (!resource) return <Landing />;
  return (
    <ResourceContextProvider value={resource.name}>
      <Routes>
        <Route index element={<Guarded key={`${module} list`} resource={resource} right="read" screen="ListScreen" />} />
        <Route path="create" element={<Guarded key={`${module} create`} resource={resource} right="create" screen="CreateScreen" />} />
        <Route path=":id" element={<Guarded key={`${module} edit`} resource={resource} right="update" screen="EditScreen" />} />
        <Route path=":id/show" element={<Guarded key={`${module} show`} resource={resource} right="read" screen="ShowScreen" />} />
        <Route path="*" element={<Landing />} />
      </Routes>
    </ResourceContextProvider>
  );
}

function Guarded({ resource, right, screen }: { resource: Resource; right: Right; screen: keyof ShellScreens }): ReactNode {
  const actor = useActor();
  const Screen = useShell().screens[screen];
  if (!actor) return <PageLoading />;
  return holdsRight(actor, resource, right) ? <Screen resource={resource} /> : <AccessDenied />;
}
