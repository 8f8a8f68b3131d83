/** Finds the handwritten texts of the project: comments, sentences of the docs, interface texts and error messages. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** @typedef {{ place: string, text: string }} FoundText `place` is `file:line` */

const CODE = /\.(?:ts|mjs|js)$/;
const GENERATED = /(?:^|\/)(?:generated|migrations)\//;

/**
 * Returns handwritten files that Git tracks.
 *
 * @param {string} root
 * @param {(name: string) => boolean} isWanted
 */
function files(root, isWanted) {
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\0');
  return names.filter((name) => name !== '' && !GENERATED.test(name) && isWanted(name));
}

/**
 * @param {string} root
 * @param {string} name
 */
function parse(root, name) {
  return ts.createSourceFile(name, readFileSync(join(root, name), 'utf8'), ts.ScriptTarget.Latest, true);
}

/**
 * @param {ts.SourceFile} file
 * @param {number} position
 */
const placeOf = (file, position) => `${file.fileName}:${file.getLineAndCharacterOfPosition(position).line + 1}`;

/** @param {ts.Node} node @param {(node: ts.Node) => void} visit */
function walk(node, visit) {
  visit(node);
  node.getChildren().forEach((child) => walk(child, visit));
}

/** Directives for tools, which are not texts. */
const DIRECTIVE = /^\s*(?:eslint|oxfmt|prettier|@ts-|@__|v8 |c8 |istanbul|#)/;

/** @param {string} comment with its delimiters */
function plainComment(comment) {
  return comment
    .replace(/^\/\*\*?|\*\/$/g, '')
    .replace(/^[ \t]*(?:\*|\/\/)[ \t]?/gm, '')
    .trim();
}

/**
 * Returns comments and docstrings of all code. Consecutive line comments are one comment.
 *
 * @param {string} root
 * @returns {FoundText[]}
 */
export function commentsIn(root) {
  return files(root, (name) => CODE.test(name)).flatMap((name) => {
    const file = parse(root, name);
    const text = file.getFullText();
    /** @type {Map<number, number>} */
    const ranges = new Map();
    walk(file, (node) => {
      if (node.getChildCount() > 0 && node.kind !== ts.SyntaxKind.SourceFile) return;
      for (const { pos, end } of [
        ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
      ])
        ranges.set(pos, end);
    });
    /** @type {{ pos: number, end: number }[]} */
    const merged = [];
    for (const [pos, end] of [...ranges].sort(([one], [other]) => one - other)) {
      const last = merged.at(-1);
      const isLine = text.startsWith('//', pos);
      if (
        last &&
        isLine &&
        text.startsWith('//', last.pos) &&
        /^\s*$/.test(text.slice(last.end, pos)) &&
        !/\n\s*\n/.test(text.slice(last.end, pos))
      )
        last.end = end;
      else merged.push({ pos, end });
    }
    return merged
      .map(({ pos, end }) => ({ place: placeOf(file, pos), text: plainComment(text.slice(pos, end)) }))
      .filter((found) => /\w+\s+\w+/.test(found.text) && !DIRECTIVE.test(found.text));
  });
}

const cellsOf = (/** @type {string} */ row) =>
  row
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.trim());

/**
 * Returns sentences, list entries and table rows of all Markdown, without code blocks. Each text comes with the context that a reader of the page
 * sees: the heading above, the previous sentence in parentheses, and the headings of columns.
 *
 * @param {string} root
 * @returns {FoundText[]}
 */
export function sentencesIn(root) {
  return files(root, (name) => name.endsWith('.md')).flatMap((name) => {
    const text = readFileSync(join(root, name), 'utf8').replace(/^(```|~~~)[^]*?^\1/gm, (fence) => fence.replace(/[^\n]/g, ''));
    /** @type {FoundText[]} */
    const found = [];
    let heading = '';
    /** @type {string[]} */
    let columns = [];
    let previous = '';
    // A paragraph, a list entry, a heading or a table row, with wrapped lines joined.
    for (const { 0: block, index } of text.matchAll(/^(?:\|.*|#.*|(?:(?![|#]|\s*$).+\n?(?:(?!\s*(?:[-*]|\d+\.)\s|[|#]|\s*$).+\n?)*))/gm)) {
      const line = text.slice(0, index).split('\n').length;
      const whole = block.replace(/\s+/g, ' ').trim();
      const isRow = whole.startsWith('|');
      if (whole.startsWith('#')) heading = whole.replace(/^#+ /, '');
      if (/^[|\-\s:]+$/.test(whole)) columns = cellsOf(previous);
      else if (!isRow) columns = [];
      previous = whole;
      const row = () => cellsOf(whole).map((cell, column) => (columns[column] ? `${columns[column]}: ${cell}` : cell));
      // Table rows of golden bills are data, not texts.
      if (isRow && name.startsWith('test/golden/')) continue;
      const place = `${name}:${line}${heading && !whole.startsWith('#') ? `, ${heading}` : ''}`;
      const sentences = isRow ? [row().join(' | ')] : whole.split(/(?<=[.!?:])\s+(?=[A-Z`[])/);
      for (const [position, sentence] of sentences.entries()) {
        if ((whole.match(/[A-Za-z]{2,}/g)?.length ?? 0) < 4 || (sentence.match(/[A-Za-z]{2,}/g)?.length ?? 0) < 4) continue;
        const before = sentences[position - 1];
        found.push({ place, text: before === undefined ? sentence : `(${before}) ${sentence}` });
      }
    }
    return found;
  });
}

/** @param {ts.Node} node */
function isErrorText(node) {
  const parent = node.parent;
  if (ts.isNewExpression(parent)) return /Error$/.test(parent.expression.getText());
  return ts.isPropertyAssignment(parent) && parent.name.getText() === 'message';
}

/**
 * Returns English interface texts and error messages.
 *
 * @param {string} root
 * @returns {FoundText[]}
 */
export function interfaceTextsIn(root) {
  return files(root, (name) => CODE.test(name) && /^(?:src|demo)\//.test(name)).flatMap((name) => {
    const file = parse(root, name);
    const isEnglish = /\/locales\/en\//.test(name);
    /** @type {FoundText[]} */
    const found = [];
    walk(file, (node) => {
      const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
      if (!isText || ts.isImportDeclaration(node.parent)) return;
      if (!(isEnglish && ts.isPropertyAssignment(node.parent)) && !isErrorText(node)) return;
      const text = node.getText().slice(1, -1);
      if (isEnglish || /[A-Za-z]{2,}\s+[A-Za-z]{2,}/.test(text)) found.push({ place: placeOf(file, node.getStart()), text });
    });
    return found;
  });
}
