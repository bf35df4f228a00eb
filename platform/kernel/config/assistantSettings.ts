import { parsedUrl } from '../../../src/schemas';
import { ConfigError } from './configError';

/** Where the chat's answers come from, besides the help: an endpoint that speaks as OpenAI's does. */
export interface AssistantSettings {
  /** Without a slash at its end: `https://api.example.org/v1`. */
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
  /** Models that understand speech and speak; `null`: there is none. */
  readonly hearing: string | null;
  readonly speech: string | null;
  readonly voice: string;
}

/**
 * `ASSISTANT_URL` and what belongs to it; `null`: answers come out of the help alone.
 * @throws ConfigError in plain words, without the key
 */
export function assistantSettings(env: Readonly<Record<string, string | undefined>>): AssistantSettings | null {
  const address = env['ASSISTANT_URL']?.trim();
  const others = ['ASSISTANT_KEY', 'ASSISTANT_MODEL', 'ASSISTANT_HEARING', 'ASSISTANT_SPEECH', 'ASSISTANT_VOICE'].filter((name) => env[name]?.trim());
  if (!address) {
    if (others.length > 0) throw new ConfigError(`${others[0]} is set and ASSISTANT_URL is not: the address of the endpoint is needed, such as https://api.example.org/v1.`);
    return null;
  }
  const url = parsedUrl(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) throw new ConfigError('ASSISTANT_URL cannot be read: an address such as https://api.example.org/v1 is needed; a key belongs into ASSISTANT_KEY.');
  const said = (name: string, usual: string): string => env[name]?.trim() || usual;
  const orNone = (name: string, usual: string): string | null => (said(name, usual) === 'none' ? null : said(name, usual));
  return {
    url: url.href.replace(/\/+$/, ''), key: env['ASSISTANT_KEY']?.trim() || null, model: said('ASSISTANT_MODEL', 'gpt-4o-mini'),
    hearing: orNone('ASSISTANT_HEARING', 'whisper-1'), speech: orNone('ASSISTANT_SPEECH', 'tts-1'), voice: said('ASSISTANT_VOICE', 'alloy'),
  };
}
