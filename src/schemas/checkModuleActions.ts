import { checkPath } from './checkEndpoint';
import type { Report } from './checkReport';
import type { ResourceInput } from './declaration';
import type { Resource } from './resource';
import { callFields } from './route';

/** What may be done to a module as a whole: it has a list to stand at, a name of its own, and a call that is about no record. */
export function checkModuleActions(report: Report, input: ResourceInput, resource: Resource): void {
  for (const { name, call, ask } of Object.values(resource.actions)) {
    const at = `actions.${name}`;
    if (resource.isSingle) report.add(at, 'a single record has no list to stand at', 'leave it out, or leave out single');
    if (TAKEN.has(name) || resource.lifecycle?.actions[name]) report.add(at, `${name} is done to records`, 'choose another name');
    if ('instituteId' in ask) report.add(`${at}.ask.instituteId`, 'whose it is for is asked without being said', 'leave it out');
    const spelled = input.actions?.[name]?.call;
    if (spelled !== undefined && !/^(PUT|POST|PATCH) \/\S+$/.test(spelled)) {
      report.add(`${at}.call`, `“${spelled}” is no call`, `write a method and an address, for example 'POST ${resource.endpoint.path}/${name}'`);
      continue;
    }
    checkPath({ report, at: `${at}.call`, resource, call });
    if (callFields(call).includes('id')) report.add(`${at}.call`, 'is about no one record', 'leave {id} out of the address, or make it an action of the lifecycle');
  }
}

const TAKEN: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'search', 'list', 'lookup', 'get', 'restore', 'dependants', 'history', 'summary', 'segments']);
