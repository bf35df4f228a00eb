import type { ReactNode } from 'react';
import { ResourceContextProvider } from 'ra-core';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useActor, useDeclared, useTexts, useTitles } from '../../dataProvider';
import { createPath, filteredPath, holdsSome, listPath, namedRecords, placeOf, recordPath, routeLeads } from '../../schemas';
import type { Place, Resource, Right } from '../../schemas';
import { ONLY_READ } from '../nav/listVisit';
import type { ChangingState } from '../nav/listVisit';
import { PageLoading } from '../marks/PageLoading';
import { useShell } from '../context/shellContext';
import type { ShellScreens } from '../context/shellContext';
import { rowOf } from '../table/routeTable';
import { AccessDenied } from './AccessDenied';
import { DeviceGate } from './DeviceGate';
import { Fallback } from './Fallback';
import { Screen } from './Screen';
import { UnknownAddress } from './UnknownAddress';

/** The four generated screens of a declared module, each behind the right it needs, at the module's own address. */
export function ModuleRoutes({ resource }: { resource: Resource }): ReactNode {
  const { pathname, search, hash } = useLocation();
  const place = placeOf({ resource, pathname });
  if (!place) return <UnknownAddress />;
  if (place.route !== resource.routes[0]) return <Navigate replace {...ownAddress({ resource, place, search, hash })} />;
  return (
    <ResourceContextProvider value={resource.name}>
      <Routes>
        <Route path={`/${place.route.replace(/~/g, ':')}`}>
          <Route index element={<Guarded key={`list ${pathname}`} resource={resource} place={place} right="read" screen="ListScreen" />} />
          <Route path="create" element={<Guarded key={`create ${pathname}`} resource={resource} place={place} right="create" screen="CreateScreen" />} />
          <Route path=":id" element={resource.source !== null ? <Navigate to={`${pathname.replace(/\/$/, '')}/show`} replace /> : <Guarded key="edit" resource={resource} place={place} right="update" screen="EditScreen" />} />
          <Route path=":id/show" element={<Guarded key="show" resource={resource} place={place} right="read" screen="ShowScreen" />} />
          <Route path="*" element={<UnknownAddress />} />
        </Route>
      </Routes>
    </ResourceContextProvider>
  );
}

/** Where another of a module's routes leads: what it names that the own address has no place for is the list's filter, and what a new record begins with. */
function ownAddress({ resource, place, search, hash }: { resource: Resource; place: Place; search: string; hash: string }): { to: string | { pathname: string; search: string; hash: string }; state?: unknown } {
  const own = listPath({ resource, from: [place.values] });
  const leads = routeLeads(place.route);
  if (leads === 'create') return { to: createPath({ resource, from: [place.values] }), ...(Object.keys(place.values).length > 0 && { state: { record: place.values } }) };
  if (leads !== 'list') {
    const [id, ...others] = namedRecords(place);
    if (id === undefined) return { to: own };
    if (others.length > 0) return { to: own, state: { changing: [id, ...others] } satisfies ChangingState };
    return { to: { pathname: recordPath({ resource, id, page: leads === 'record' ? 'show' : 'edit', from: [place.values] }), search, hash } };
  }
  const [page] = place.below;
  if (page !== undefined || Object.keys(place.values).length === 0) {
    return { to: { pathname: [own, ...place.below].join('/'), search, hash }, ...(page === 'create' && { state: { record: place.values } }) };
  }
  return { to: search ? { pathname: own, search, hash } : filteredPath({ resource, from: [place.values], filter: Object.fromEntries(Object.entries(place.values).map(([name, value]) => [name, [value]])) }) };
}

/** What stands below a record is there only as far as the record is; in place of what stands below one that is gone, or somebody else's, that is said. */
function Below({ resource, values: [first, ...others], children }: { resource: Resource; values: readonly (readonly [string, string])[]; children: ReactNode }): ReactNode {
  if (!first) return children;
  const [name, value] = first;
  const rest = <Below resource={resource} values={others}>{children}</Below>;
  const field = resource.fields[name]!;
  if (field.to === null) return field.choices.includes(value) ? rest : <UnknownAddress />;
  return <Known to={field.to} id={value}>{rest}</Known>;
}

function Known({ to, id, children }: { to: string; id: string; children: ReactNode }): ReactNode {
  const { titles, isPending } = useTitles(to, [id]);
  const { MissingAbove } = useShell().screens;
  const resource = useDeclared(to);
  if (isPending) return <PageLoading />;
  const found = titles.get(id);
  if (found && !found.isDeleted) return children;
  return (
    <Screen kind="generated">
      <MissingAbove resource={resource} id={id} />
    </Screen>
  );
}

function Guarded({ resource, place, right, screen }: { resource: Resource; place: Place; right: Right; screen: Exclude<keyof ShellScreens, 'KeptDraft' | 'MissingAbove'> }): ReactNode {
  const actor = useActor();
  const { [screen]: Shown, KeptDraft } = useShell().screens;
  const { module } = useTexts(resource.name);
  // What the row of the table asks of its screen, the module that took its place is asked too.
  const row = rowOf(resource);
  const { pathname } = useLocation();
  if (!actor) return <PageLoading />;
  if (!holdsSome(actor, resource, right)) {
    // Who may not change a record, or not any more, still reads it.
    if (right === 'update' && holdsSome(actor, resource, 'read')) return <Navigate replace to={`${pathname.replace(/\/$/, '')}/show`} state={ONLY_READ} />;
    return row?.hasFallback ? <Fallback /> : <AccessDenied note={right === 'create' && <KeptDraft resource={resource} />} />;
  }
  const shown = (
    <Below resource={resource} values={Object.entries(place.values)}>
      <Screen kind="generated">
        <Shown resource={resource} />
      </Screen>
    </Below>
  );
  return row?.device ? <DeviceGate title={module}>{shown}</DeviceGate> : shown;
}
