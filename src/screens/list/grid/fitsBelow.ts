import type { LecternRecord } from '../../../dataProvider';
import type { Tree } from '../../../schemas';
import { levelOf } from './drawRow';

interface FitsBelowParams {
  readonly tree: Tree;
  /** The rows of the page, each after the one it stands below. */
  readonly rows: readonly LecternRecord[];
  readonly moved: LecternRecord;
  readonly beside: LecternRecord;
  /** Whether it is to stand below the other, not beside it. */
  readonly isBelow: boolean;
}

/**
 * Whether a row may be moved there, as far as the page tells: not below itself, and with all that stands below it no deeper than the
 * tree may be. Where rows tell no level it may.
 */
export function fitsBelow({ tree, rows, moved, beside, isBelow }: FitsBelowParams): boolean {
  const [from, to] = [levelOf(moved), levelOf(beside)];
  if (from === null || to === null) return true;
  const own = ownRows(rows, moved, from);
  if (own.some((row) => row.id === beside.id)) return false;
  const height = Math.max(0, ...own.map((row) => (levelOf(row) ?? from) - from));
  return to + (isBelow ? 1 : 0) + height <= tree.depth;
}

/** The rows that stand below one: those that follow it deeper than it. */
function ownRows(rows: readonly LecternRecord[], moved: LecternRecord, level: number): readonly LecternRecord[] {
  const following = rows.slice(rows.findIndex((row) => row.id === moved.id) + 1);
  const end = following.findIndex((row) => (levelOf(row) ?? 1) <= level);
  return end < 0 ? following : following.slice(0, end);
}
