import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { SyntaxKind, type Node, type SourceFile } from 'typescript/unstable/ast';
import {
  isInterfaceDeclaration, isObjectLiteralExpression, isPropertyAssignment, isPropertySignatureDeclaration, isTypeAliasDeclaration, isTypeLiteralNode,
  isUnionTypeNode, isVariableStatement,
} from 'typescript/unstable/ast/is';

/** What a comment says: its sentences, and the text of its `@default` and its `@example`. */
export interface Said {
  readonly meaning: string;
  readonly default: string | null;
  readonly example: string | null;
}

/** One key of a type, or one builder. */
export interface Key extends Said {
  readonly name: string;
  /** As it is written, without `readonly`. */
  readonly type: string;
  readonly isOptional: boolean;
}

/** A type or a constant at the top of a file. */
export interface Declared extends Said {
  readonly name: string;
  /** Of an alias or a constant what it stands for, as it is written; empty for an interface. */
  readonly text: string;
  readonly keys: readonly Key[];
}

/** What stands at the top of these files, by name. @throws RangeError naming a file that is not there */
export function readTypes({ root, files }: { readonly root: string; readonly files: readonly string[] }): ReadonlyMap<string, Declared> {
  const api = new API({ cwd: root });
  const folder = mkdtempSync(join(tmpdir(), 'lectern-types-'));
  try {
    // What is written in the files is read, and nothing that they import.
    const only = join(folder, 'tsconfig.json');
    writeFileSync(only, JSON.stringify({ compilerOptions: { noResolve: true, noLib: true, types: [] }, files: files.map((file) => `${root}/${file}`) }));
    const [project] = api.updateSnapshot({ openProjects: [only] }).getProjects();
    const declared = files.flatMap((file) => {
      const source = project?.program.getSourceFile(`${root}/${file}`);
      if (!source) throw new RangeError(`${file} is no file of the tree: mend scripts/reference/page.ts.`);
      return source.statements.flatMap((statement) => declaredBy(statement, source));
    });
    return new Map(declared.map((one) => [one.name, one]));
  } finally {
    api.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function declaredBy(statement: Node, source: SourceFile): Declared[] {
  const said = saidBy(statement, source);
  if (isInterfaceDeclaration(statement)) return [{ ...said, name: statement.name.text, text: '', keys: keysOf(statement.members, source) }];
  if (isTypeAliasDeclaration(statement)) {
    const parts = isUnionTypeNode(statement.type) ? statement.type.types : [statement.type];
    const keys = parts.flatMap((part) => (isTypeLiteralNode(part) ? keysOf(part.members, source) : []));
    return [{ ...said, name: statement.name.text, text: typeText(statement.type, source), keys }];
  }
  if (!isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map((one) => {
    const value = one.initializer && 'expression' in one.initializer ? (one.initializer.expression as Node) : one.initializer;
    const builders = value && isObjectLiteralExpression(value) ? value.properties.filter(isPropertyAssignment) : [];
    const keys = builders.map((property) => ({ ...saidBy(property, source), name: property.name.getText(source), type: '', isOptional: false }));
    return { ...said, name: one.name.getText(source), text: value ? oneLine(value.getText(source)) : '', keys };
  });
}

function keysOf(members: Iterable<Node>, source: SourceFile): Key[] {
  return [...members].filter(isPropertySignatureDeclaration).map((member) => ({
    ...saidBy(member, source), name: member.name.getText(source), type: member.type ? typeText(member.type, source) : 'unknown',
    isOptional: member.postfixToken?.kind === SyntaxKind.QuestionToken,
  }));
}

function typeText(node: Node, source: SourceFile): string {
  return oneLine(node.getText(source).replace(/\breadonly /g, '').replace(/^\s*\|/, ''));
}

/** The comment above a node. */
function saidBy(node: Node, source: SourceFile): Said {
  const above = source.text.slice(node.getFullStart(), node.getStart(source));
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(above)?.[1] ?? '';
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  const [meaning = '', ...tags] = lines.join('\n').split(/(?:^|\s)@(?=default\b|example\b)/);
  const tag = (name: string): string | null => tags.find((text) => text.startsWith(`${name} `))?.slice(name.length + 1).trim() ?? null;
  return { meaning: meaning.trim(), default: tag('default'), example: tag('example') };
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replace(/^\[ |,? \]$/g, (end) => end.trim().replaceAll(/[ ,]/g, '')).trim();
}
