import type { Report } from './checkReport';
import type { Resource } from './resource';
import { isCommonSaying } from './rules';

/** Rules and cautions ask what form and platform both know of a record, and say what is wrong where it can be mended. */
export function checkRules(report: Report, resource: Resource): void {
  checkEach(report, resource, 'rules');
  checkEach(report, resource, 'cautions');
}

function checkEach(report: Report, resource: Resource, option: 'rules' | 'cautions'): void {
  resource[option].forEach((rule, index) => {
    const path = `${option}.${index}`;
    report.predicate(`${path}.if`, rule.if, resource.fields, true);
    if (rule.reads.length === 0) report.add(`${path}.if`, 'asks nothing', 'name a field and what of it is wrong');
    for (const name of rule.reads) {
      const field = resource.fields[name];
      const problem = !field ? null
        : field.system && !(name === 'instituteId' && resource.institute === name) ? `${name} is not known of a new record`
        : field.derive.length > 0 ? `${name} is computed`
        : field.writeOnly ? `${name} is never sent back`
        : field.readRoles ? `not everybody sees ${name}, and everybody is told of the rule`
        : null;
      if (problem) report.add(`${path}.if`, problem, 'ask stored fields that whoever writes the record sees');
    }
    const at = resource.fields[rule.at];
    if (!at) report.unknown(`${path}.at`, rule.at, 'a field', Object.keys(resource.fields));
    else if (at.system || at.derive.length > 0) report.add(`${path}.at`, `nobody writes ${rule.at}`, 'say it at a field that is written');
    checkSays(report, `${path}.says`, rule.says);
    if (!isCommonSaying(rule.says)) return;
    if (option === 'cautions') report.add(`${path}.says`, `${rule.says} is said of what is refused`, 'write words of the module’s own');
    else if (rule.compared.length === 0) report.add(`${path}.says`, `${rule.says} speaks of another field, and none is compared with ${rule.at}`, "compare with { field: '…' }, or write words of the module’s own");
  });
}

/** A key of words of the module. */
export function checkSays(report: Report, path: string, says: string): void {
  if (!/^[a-z]\w*$/.test(says)) report.add(path, `“${says}” is no key of words`, 'begin with a small letter and use letters, digits and _');
}
