import type { ModuleAction, Problem } from '../../../src/schemas';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import { bodyObject } from '../../kernel/http/body';
import { refuseProblems } from '../../kernel/http/problems';
import { writeAudit } from '../audit';
import { authorizeAction } from '../authorize';
import { handlerOf, type WriteEvent } from '../handler';
import { maySetOwner, writing, type Operation } from '../operation';
import { isId } from '../rows';
import { answersOf } from './act';
import { holdReferences } from './hold';
import { referenceProblems } from './references';
import { within } from './within';

/** What an action on the module has made. */
interface Made {
  readonly ids: readonly string[];
}

/**
 * Runs an action on the module. The body holds the answers to what it asks, and from who sees several institutes whose it
 * is for (`instituteId`). What the named function writes by the operation it is given, each with its own audit row, is one
 * transaction with the audit row of the whole; what it finds wrong is said at the question, and nothing is done. Gives the ids of
 * what it says that it has made.
 * @throws FORBIDDEN · BAD_FIELD · VALIDATION · whatever the function throws
 */
export async function runModuleAction({ operation, action, body }: { operation: Operation; action: ModuleAction; body: unknown }): Promise<Made> {
  authorizeAction(operation, action);
  const { actor, requestId, resource } = operation;
  const { instituteId: said, ...given } = bodyObject(body);
  const owner = ownerOf({ operation, said });
  const answers = await answersOf({ operation, action, body: resource.fields['instituteId'] ? given : bodyObject(body) });
  const questions: Operation = { ...operation, resource: { ...resource, fields: { ...resource.fields, ...action.ask } } };
  return writing(operation, async (trx) => {
    await holdReferences({ operation: questions, trx, values: { ...answers, instituteId: owner } });
    refuseProblems(await referenceProblems({ operation: questions, trx, values: { ...answers, instituteId: owner }, names: new Set([...Object.keys(action.ask), 'instituteId']) }));
    const id = owner ?? PLATFORM_INSTITUTE;
    const ids: string[] = [];
    const event: WriteEvent = { operation: within({ operation, trx }), trx, kind: 'module', action: action.name, id, before: null, after: { instituteId: owner }, answers, changed: new Set(), tellMade: (made) => ids.push(String(made)) };
    refuseProblems((await handlerOf({ event, name: action.handler })!(event)) ?? {});
    await writeAudit({ trx, actor, requestId, resource, recordId: id, action: action.name, before: null, after: null, owner: id, answers });
    return { ids };
  });
}

/** Whose it is done for: one's own institute, or the one that is named by who sees several. @throws VALIDATION */
function ownerOf({ operation, said }: { operation: Operation; said: unknown }): string | null {
  const own = operation.actor.instituteId;
  if (!operation.resource.fields['instituteId'] || said === undefined || said === null || said === '') return own;
  const isSaid = typeof said === 'string' && isId(said);
  if (isSaid && said.toLowerCase() === own) return own;
  const problems: Record<string, Problem> = { instituteId: { code: 'reference' } };
  if (!isSaid || !maySetOwner(operation)) refuseProblems(problems);
  return String(said).toLowerCase();
}
