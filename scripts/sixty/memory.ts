import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  /** Bytes that lie in memory. */
  readonly bytes: number;
}

/** The memory that a process and those it started hold now, in bytes, without the database's; null where the system does not tell. */
export function memoryOf(root: number): { readonly all: number; readonly largest: number } | null {
  const known = processes();
  if (known.length === 0) return null;
  const below = new Set([root]);
  for (let size = 0; size !== below.size;) {
    size = below.size;
    for (const one of known) if (below.has(one.parent)) below.add(one.pid);
  }
  const held = known.filter(({ pid, name }) => below.has(pid) && name !== 'postgres').map(({ bytes }) => bytes);
  return { all: held.reduce((sum, bytes) => sum + bytes, 0), largest: Math.max(0, ...held) };
}

function processes(): Process[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((pid) => read(Number(pid)));
  } catch {
    return [];
  }
}

function read(pid: number): Process[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const figure = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return [{ pid, parent: figure('PPid'), name: /^Name:\s+(.+)$/m.exec(status)?.[1] ?? '', bytes: figure('VmRSS') * 1024 }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
