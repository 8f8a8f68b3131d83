import ts from 'typescript';
import type { Plugin } from 'vite';

/** Removes indentation and comments from css and html templates. To a minifier these are text. */
export function minifyTemplates(): Plugin {
  return {
    name: 'minify-templates',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/components\/.+\.ts$/ },
      handler: (code) => ({ code: minifyTemplatesIn(code), map: null }),
    },
  };
}

const minifiers: Readonly<Record<string, (text: string) => string>> = {
  css: (text) =>
    text
      .replace(/\/\*[^]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,>]) ?/g, '$1')
      .replace(/(?<=[\w)%]) ([*/]) (?=[\w(.])/g, '$1')
      .replace(/(?<![\w.#-])0(?=\.\d)/g, '')
      .replace(/(?<=\() | (?=\))/g, '')
      .replace(/: /g, ':')
      .replace(/;}/g, '}')
      .trim(),
  html: (text) => text.replace(/\s+/g, ' '),
  svg: (text) => text.replace(/\s+/g, ' '),
};

/** Returns `code` (TypeScript or JavaScript) with its tagged templates minified. */
export function minifyTemplatesIn(code: string): string {
  const source = ts.createSourceFile('module.ts', code, ts.ScriptTarget.Latest, true);
  const edits: { start: number; end: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    const minify = ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) ? minifiers[node.tag.text] : undefined;
    if (minify && ts.isTaggedTemplateExpression(node)) {
      for (const part of textsOf(node.template)) {
        const opensExpression = ts.isTemplateHead(part) || ts.isTemplateMiddle(part);
        const [start, end] = [part.getStart(source) + 1, part.getEnd() - (opensExpression ? 2 : 1)];
        edits.push({ start, end, text: minify(code.slice(start, end)) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), code);
}

function textsOf(template: ts.TemplateLiteral): ts.TemplateLiteralLikeNode[] {
  return ts.isTemplateExpression(template) ? [template.head, ...template.templateSpans.map(({ literal }) => literal)] : [template];
}
