/** A setting that keeps the platform from starting. Its message names the setting and the remedy. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}
