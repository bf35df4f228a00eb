import { consoleInNode } from '../../conformance/src/consoleInNode';

/** Runs in the page: reads the same rows again and again, each time freshly parsed, as the list does. Gives the times, in ms. */
export function measure({ settings, rows, rounds }: { settings: Readonly<Record<string, unknown>>; rows: string; rounds: number }): number[] {
  const { dialect, loader, session } = consoleInNode(settings);
  session.store({ token: 'a.b.c', userDetails: { id: 'u1', name: 'Asha', role: 'super_admin', moduleAccess: [] } });
  const coupon = loader.require('coupon');
  return Array.from({ length: rounds }, () => {
    const items = JSON.parse(rows) as unknown[];
    const from = performance.now();
    const records = items.map((item) => dialect!.read(item, coupon));
    const took = performance.now() - from;
    if (records.some(({ id, allowed }) => id === '' || !allowed?.includes('update'))) throw new Error('The rows were not read.');
    return took;
  });
}
