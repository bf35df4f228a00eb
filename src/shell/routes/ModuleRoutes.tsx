import type { ReactNode } from 'react';
import { ResourceContextProvider } from 'ra-core';
import { Route, Routes } from 'react-router';
import { useActor, useDeclarations } from '../../dataProvider';
import { holdsRight } from '../../schemas';
import type { Resource, Right } from '../../schemas';
import { PageLoading } from '../layout/PageLoading';
import { useShell } from '../shellContext';
import type { ShellScreens } from '../shellContext';
import { AccessDenied } from './AccessDenied';
import { Screen } from './Screen';
import { UnknownAddress } from './UnknownAddress';

/** The four generated screens of a declared module, each behind the right it needs. */
export function ModuleRoutes({ name }: { name: string }): ReactNode {
  const resource = useDeclarations().get(name);
  if (!resource) return <UnknownAddress />;
  return (
    <ResourceContextProvider value={resource.name}>
      <Routes>
        <Route index element={<Guarded key="list" resource={resource} right="read" screen="ListScreen" />} />
        <Route path="create" element={<Guarded key="create" resource={resource} right="create" screen="CreateScreen" />} />
        <Route path=":id" element={<Guarded key="edit" resource={resource} right="update" screen="EditScreen" />} />
        <Route path=":id/show" element={<Guarded key="show" resource={resource} right="read" screen="ShowScreen" />} />
        <Route path="*" element={<UnknownAddress />} />
      </Routes>
    </ResourceContextProvider>
  );
}

function Guarded({ resource, right, screen }: { resource: Resource; right: Right; screen: keyof ShellScreens }): ReactNode {
  const actor = useActor();
  const Shown = useShell().screens[screen];
  if (!actor) return <PageLoading />;
  if (!holdsRight(actor, resource, right)) return <AccessDenied />;
  return (
    <Screen kind="generated">
      <Shown resource={resource} />
    </Screen>
  );
}
