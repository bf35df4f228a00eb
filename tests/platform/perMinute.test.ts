import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { perMinute } from '../../platform/kernel/http/perMinute';

it('counts callers by their network, and those that are gone before it is asked where they were as one', async () => {
  const app = fastify();
  await app.register(rateLimit, { global: false });
  const passes = perMinute({ app, max: 2 });
  await app.ready();
  // As the server has it once a connection was torn down.
  const from = (ip: string | undefined) => passes({ ip, routeOptions: { config: {} } } as unknown as FastifyRequest);
  for (const ip of [undefined, '203.0.113.7', '2001:db8::1']) {
    await from(ip);
    await from(ip);
    await expect(from(ip), String(ip)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  }
  await expect(from('2001:db8::2')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await expect(from('::ffff:203.0.113.7')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await from('203.0.113.8');
  await app.close();
});
