import ts from 'typescript';

/** A replacement of the text between two positions of a source. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('module.ts', code, ts.ScriptTarget.Latest, true);
}

/** Returns `code` with all edits applied. Edits must not overlap. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), code);
}

/**
 * Replaces the text of every string and template in `code`.
 *
 * @param replace receives the text as written, without quotes, and the tag of its template if there is one
 */
export function replaceTexts(code: string, replace: (text: string, tag: string | undefined) => string): string {
  const edits: Edit[] = [];
  const edit = (literal: ts.LiteralLikeNode, tag?: string): void => {
    const opensExpression = ts.isTemplateHead(literal) || ts.isTemplateMiddle(literal);
    const [start, end] = [literal.getStart() + 1, literal.getEnd() - (opensExpression ? 2 : 1)];
    edits.push({ start, end, text: replace(code.slice(start, end), tag) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) edit(node);
    if (ts.isTemplateLiteral(node)) for (const text of textsOf(node)) edit(text, tagOf(node));
    ts.forEachChild(node, visit);
  };
  visit(parse(code));
  return applyEdits(code, edits);
}

function textsOf(template: ts.TemplateLiteral): ts.TemplateLiteralLikeNode[] {
  return ts.isTemplateExpression(template) ? [template.head, ...template.templateSpans.map(({ literal }) => literal)] : [template];
}

function tagOf({ parent }: ts.TemplateLiteral): string | undefined {
  return ts.isTaggedTemplateExpression(parent) && ts.isIdentifier(parent.tag) ? parent.tag.text : undefined;
}
