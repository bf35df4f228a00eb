import { gunzipSync } from 'node:zlib';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../platform/app';
import { createTestPlatform, type TestPlatform } from './support';

describe('replies', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform({ config: { isProxyTrusted: true, mode: 'production' } });
  });
  afterAll(() => platform?.close());

  it('ask for TLS where the proxy in front speaks it, and nowhere else', async () => {
    const policyOf = async (app: TestPlatform['app'], proto?: string) => (await app.inject({ url: '/healthz', headers: proto ? { 'x-forwarded-proto': proto } : {} })).headers['strict-transport-security'];
    expect(await policyOf(platform.app, 'https')).toBe('max-age=31536000; includeSubDomains');
    expect(await policyOf(platform.app, 'http')).toBeUndefined();
    expect(await policyOf(platform.app)).toBeUndefined();
    const open = await buildApp({ ...platform.context, config: { ...platform.context.config, isProxyTrusted: false } });
    expect(await policyOf(open, 'https')).toBeUndefined();
    await open.close();
  });

  it('of the API are for the own origin', async () => {
    expect((await platform.app.inject({ url: '/api/v9/user/details' })).headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('describe the API in production to who is signed in', async () => {
    const ask = (token?: string) => platform.call({ method: 'GET', url: '/api/openapi.json', ...(token && { token }) });
    expect(await ask()).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } });
    expect(await ask(await platform.login('faculty'))).toMatchObject({ status: 200, body: { openapi: '3.1.0' } });
  });

  it('let the reader of the API be opened by anybody: it holds nothing, runs no inline code and loads from here alone', async () => {
    const page = await platform.app.inject({ url: '/api/docs' });
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': expect.stringMatching(/script-src 'self';.*style-src 'self';/) as string });
    expect(page.payload).not.toMatch(/<script(?![^>]* src=)|<style|style=|\son\w+=|https?:\/\/|\/api\/v9/);
    const parts = [...page.payload.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map((match) => match[1]!);
    expect(parts).toEqual(['/api/docs/swagger-ui.css', '/api/docs/reader.css', '/api/docs/swagger-ui-bundle.js', '/api/docs/reader.js']);
    for (const url of parts) expect(await platform.app.inject({ url })).toMatchObject({ statusCode: 200, headers: { 'content-type': expect.stringMatching(/^text\/(css|javascript)/) as string } });
    const [plain, packed] = [await platform.app.inject({ url: parts[0]! }), await platform.app.inject({ url: parts[0]!, headers: { 'accept-encoding': 'gzip, br' } })];
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('accept-encoding') as string });
  });

  it('are logged with our own id, the caller’s beside it, and the address the proxy saw', async () => {
    const lines: string[] = [];
    const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) });
    const { log } = Fastify({ logger: { level: 'info', stream } });
    const app = await buildApp({ ...platform.context, logger: log });
    const reply = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'console-17', 'x-forwarded-for': '198.51.100.1, 203.0.113.9' } });
    await app.inject({ url: '/healthz', headers: { 'x-request-id': 'a "b" {c}' } });
    await app.close();
    const answered = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'answered');
    expect(answered[0]).toMatchObject({ reqId: reply.headers['x-request-id'], callerRequestId: 'console-17', address: '203.0.113.9' });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answered[1]).not.toHaveProperty('callerRequestId');
  });
});
