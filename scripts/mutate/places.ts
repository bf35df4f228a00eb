import { API } from 'typescript/unstable/sync';
import { isTypeNode, SyntaxKind, type Node, type SourceFile } from 'typescript/unstable/ast';
import {
  isArrowFunction, isBinaryExpression, isBlock, isCallExpression, isConditionalExpression, isExpressionStatement, isIfStatement,
  isImportDeclaration, isNewExpression, isNumericLiteral, isPrefixUnaryExpression, isPropertyAccessExpression, isReturnStatement,
  isTaggedTemplateExpression, isThrowStatement,
} from 'typescript/unstable/ast/is';

/** One edit of one file that changes what it does. */
export interface Mutant {
  /** From the root of the tree. */
  readonly file: string;
  /** Counted from one. */
  readonly line: number;
  /** Of characters of the file: what stands between is replaced. */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  /** The line as it stands, without the white space around it. */
  readonly text: string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

/** The places of some files at which one edit changes what they do, in their order. */
export function placesIn({ root, files }: { readonly root: string; readonly files: readonly string[] }): Mutant[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] }).getProjects();
    return files.flatMap((file) => {
      const source = project?.program.getSourceFile(`${root}/${file}`);
      if (!source) throw new RangeError(`${file} is no file of the tree: mend scripts/mutate/areas.ts.`);
      return editsOf(source).map((edit) => mutantOf({ file, text: source.text, edit }));
    });
  } finally {
    api.close();
  }
}

function mutantOf({ file, text, edit }: { readonly file: string; readonly text: string; readonly edit: Edit }): Mutant {
  const lineStart = text.lastIndexOf('\n', edit.start - 1) + 1;
  const lineEnd = text.indexOf('\n', edit.start);
  return {
    file, ...edit, line: text.slice(0, edit.start).split('\n').length, before: text.slice(edit.start, edit.end),
    text: text.slice(lineStart, lineEnd === -1 ? undefined : lineEnd).trim(),
  };
}

function editsOf(source: SourceFile): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: Node): void => {
    if (isTypeNode(node) || isImportDeclaration(node) || isSaid(node, source)) return;
    edits.push(...editsAt(node, source));
    node.forEachChild((child) => visit(child));
  };
  visit(source);
  return edits.sort((one, other) => one.start - other.start || one.end - other.end);
}

/** What is said to people or to the log: the texts of errors that only a developer sees, and lines of the log. */
function isSaid(node: Node, source: SourceFile): boolean {
  if (isNewExpression(node)) return /^(Range|Type)?Error$/.test(textOf(node.expression, source));
  return isCallExpression(node) && /\blog(ger)?\.\w+$|^console\./.test(textOf(node.expression, source));
}

const SWAPPED: Readonly<Partial<Record<SyntaxKind, string>>> = {
  [SyntaxKind.LessThanToken]: '<=', [SyntaxKind.LessThanEqualsToken]: '<', [SyntaxKind.GreaterThanToken]: '>=', [SyntaxKind.GreaterThanEqualsToken]: '>',
  [SyntaxKind.EqualsEqualsEqualsToken]: '!==', [SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [SyntaxKind.AmpersandAmpersandToken]: '||', [SyntaxKind.BarBarToken]: '&&', [SyntaxKind.MinusToken]: '+', [SyntaxKind.AsteriskToken]: '/',
};

function editsAt(node: Node, source: SourceFile): Edit[] {
  const of = (target: Node, after: string): Edit => ({ start: target.getStart(source), end: target.end, after });
  const part = (target: Node): string => textOf(target, source);
  if (isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    if (operatorToken.kind === SyntaxKind.QuestionQuestionToken) return [of(node, part(left)), of(node, part(right))];
    const swapped = SWAPPED[operatorToken.kind];
    return swapped === undefined ? [] : [of(operatorToken, swapped)];
  }
  if (isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) return [of(node, part(node.operand))];
  if (node.kind === SyntaxKind.TrueKeyword) return [of(node, 'false')];
  if (node.kind === SyntaxKind.FalseKeyword) return [of(node, 'true')];
  if (isNumericLiteral(node)) return [of(node, String(Number(part(node).replaceAll('_', '')) + 1))];
  if (isConditionalExpression(node) && !isBinaryExpression(node.condition)) return [of(node.condition, `!(${part(node.condition)})`)];
  if (isIfStatement(node) && !node.elseStatement && leaves(node.thenStatement)) return [of(node.expression, 'false')];
  if (isThrowStatement(node) && !isIfStatement(node.parent)) return [of(node, 'void 0;')];
  if (isCallExpression(node)) return editsOfCall(node).map(({ target, after }) => of(target, after));
  if (isTaggedTemplateExpression(node) && /^sql\b/.test(part(node.tag))) return editsOfSql(node.template, source);
  return isExpressionStatement(node) && /^(await )?(authorize|refuse|require|lock|clear|end|count|lift|check)[A-Z]?\w*\(/.test(part(node)) ? [of(node, 'void 0;')] : [];
}

/** A guard: what follows is not done. */
function leaves(statement: Node): boolean {
  if (!isBlock(statement)) return isReturnStatement(statement) || isThrowStatement(statement);
  const last = statement.statements.at(-1);
  return last !== undefined && leaves(last);
}

const ASKING = new Set(['filter', 'some', 'every']);

/** Conditions of `filter`, `some` and `every` that let everything pass. */
function editsOfCall(node: Node & { readonly expression: Node; readonly arguments: readonly Node[] }): { readonly target: Node; readonly after: string }[] {
  const [condition] = node.arguments;
  if (!isPropertyAccessExpression(node.expression) || !ASKING.has(node.expression.name.text) || !condition || !isArrowFunction(condition)) return [];
  return [{ target: condition, after: '() => true' }];
}

const SQL: readonly (readonly [RegExp, string])[] = [
  [/\band\b/g, 'or'], [/\bor\b/g, 'and'], [/\bis not null\b/g, 'is null'], [/\bis null\b/g, 'is not null'],
  [/ <(?= )/g, ' >='], [/ >(?= )/g, ' <='], [/ <=(?= )/g, ' >'], [/ >=(?= )/g, ' <'], [/ <>(?= )/g, ' ='],
];

/** Words of a statement, outside of what is put into it. */
function editsOfSql(template: Node, source: SourceFile): Edit[] {
  const holes: { start: number; end: number }[] = [];
  template.forEachChild((span) => span.forEachChild((child) => {
    if (child.kind !== SyntaxKind.TemplateMiddle && child.kind !== SyntaxKind.TemplateTail) holes.push({ start: child.pos, end: child.end });
  }));
  const [start, text] = [template.getStart(source), textOf(template, source)];
  return SQL.flatMap(([word, after]) => [...text.matchAll(word)].map((found) => ({ start: start + found.index, end: start + found.index + found[0].length, after })))
    .filter((edit) => !holes.some((hole) => edit.start < hole.end && edit.end > hole.start));
}

function textOf(node: Node, source: SourceFile): string {
  return source.text.slice(node.getStart(source), node.end);
}
