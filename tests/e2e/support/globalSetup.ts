import { removeDataDir, startProduct } from './product';

/** One product for all journeys; a journey that stops or breaks it starts another. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env['LECTERN_ADDRESS'] = product.address;
  return async () => {
    await product.stop();
    removeDataDir(product.dataDir);
  };
}
