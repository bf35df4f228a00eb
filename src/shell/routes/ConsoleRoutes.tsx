import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { Layout } from '../layout/Layout';
import { Home } from './Home';
import { Landing } from './Landing';
import { ModuleRoutes } from './ModuleRoutes';
import { PlanExpired } from './PlanExpired';

/** Every address below `/app`. What is neither a screen of its own nor a declared module leads to the landing page. */
export function ConsoleRoutes(): ReactNode {
  return (
    <Layout>
      <Routes>
        <Route path="/" element={<Landing />} />
        <Route path="/home" element={<Home />} />
        <Route path="/institute/membership" element={<PlanExpired />} />
        <Route path="/:module/*" element={<ModuleRoutes />} />
        <Route path="*" element={<Landing />} />
      </Routes>
    </Layout>
  );
}
