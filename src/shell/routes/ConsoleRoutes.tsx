import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useDeclarations, useDeclared } from '../../dataProvider';
import { CHANGE_PLAN_ADDRESS } from '../../dataProvider/errorCatalogue';
import { Layout } from '../frame/Layout';
import { PageLoading } from '../marks/PageLoading';
import { useKnownPlan } from '../signals/PlanCheck';
import { ModuleRoutes } from './ModuleRoutes';
import { RouteScreen } from './RouteScreen';
import { Start } from './Start';
import { UnknownAddress } from './UnknownAddress';
import { patternOf, resolveAddress, type Destination } from '../table/resolveAddress';

/** The router counts from `/app`. */
const CHANGE_PLAN = CHANGE_PLAN_ADDRESS.slice('/app'.length);

function isOpenWithoutPlan(destination: Destination): boolean {
  return destination.kind === 'alias' || (destination.kind === 'route' && Boolean(destination.route.withoutPlan || destination.route.saysPlanEnded || destination.route.page === 'frame'));
}

/** Every address below `/app`: a declared module, a screen of the route table, or the way to one. */
export function ConsoleRoutes(): ReactNode {
  return (
    <Layout>
      <Shown />
    </Layout>
  );
}

function Shown(): ReactNode {
  const { pathname, search, hash } = useLocation();
  const loader = useDeclarations();
  const plan = useKnownPlan();
  const destination = resolveAddress({ pathname, modules: loader.all() });
  if (plan !== 'runs' && !isOpenWithoutPlan(destination)) return plan === 'over' ? <Navigate replace to={CHANGE_PLAN} /> : <PageLoading />;
  switch (destination.kind) {
    case 'start':
      return <Start />;
    case 'alias':
      return <Navigate replace to={{ pathname: destination.to, search, hash }} />;
    case 'unknown':
      return <UnknownAddress />;
    case 'module':
      return <Opened key={destination.name} name={destination.name} />;
    case 'route':
      return (
        <Routes>
          <Route path={patternOf(destination.route)} caseSensitive element={<RouteScreen key={destination.route.path} route={destination.route} />} />
        </Routes>
      );
  }
}

/** A module once its declaration and its words are there. */
function Opened({ name }: { name: string }): ReactNode {
  return <ModuleRoutes resource={useDeclared(name)} />;
}
