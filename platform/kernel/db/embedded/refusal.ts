/** The embedded database cannot run here. The message says why and what helps. */
export class EmbeddedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EmbeddedError';
  }
}
