import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useDeclarations } from '../../dataProvider';
import { Layout } from '../layout/Layout';
import { ModuleRoutes } from './ModuleRoutes';
import { RouteScreen } from './RouteScreen';
import { Start } from './Start';
import { UnknownAddress } from './UnknownAddress';
import { patternOf, resolveAddress } from './resolveAddress';

/** Every address below `/app`: a declared module, a screen of the route table, or the way to one. */
export function ConsoleRoutes(): ReactNode {
  return (
    <Layout>
      <Destination />
    </Layout>
  );
}

function Destination(): ReactNode {
  const { pathname, search, hash } = useLocation();
  const loader = useDeclarations();
  const destination = resolveAddress({ pathname, isDeclared: (name) => loader.get(name)?.isSingle === false });
  switch (destination.kind) {
    case 'start':
      return <Start />;
    case 'alias':
      return <Navigate replace to={{ pathname: destination.to, search, hash }} />;
    case 'unknown':
      return <UnknownAddress />;
    case 'module':
      return (
        <Routes>
          <Route path={`/${destination.name}/*`} element={<ModuleRoutes key={destination.name} name={destination.name} />} />
        </Routes>
      );
    case 'route':
      return (
        <Routes>
          <Route path={patternOf(destination.route)} caseSensitive element={<RouteScreen key={destination.route.path} route={destination.route} />} />
        </Routes>
      );
  }
}
