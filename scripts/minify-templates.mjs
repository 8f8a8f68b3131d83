/** Takes indentation and comments out of css and html templates, which a minifier leaves alone because they are text to it. */
import ts from 'typescript';

/** @type {Record<string, (text: string) => string>} */
const shorten = {
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

/**
 * @param {ts.TemplateLiteral} template
 * @returns {(ts.NoSubstitutionTemplateLiteral | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail)[]}
 */
function texts(template) {
  return ts.isTemplateExpression(template) ? [template.head, ...template.templateSpans.map(({ literal }) => literal)] : [template];
}

/** @param {string} code TypeScript or JavaScript */
export function minifyTemplates(code) {
  const source = ts.createSourceFile('module.ts', code, ts.ScriptTarget.Latest, true);
  /** @type {{ start: number, end: number, text: string }[]} */
  const edits = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const change = ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) ? shorten[node.tag.text] : undefined;
    if (change && ts.isTaggedTemplateExpression(node)) {
      for (const part of texts(node.template)) {
        const opensExpression = ts.isTemplateHead(part) || ts.isTemplateMiddle(part);
        const [start, end] = [part.getStart(source) + 1, part.getEnd() - (opensExpression ? 2 : 1)];
        edits.push({ start, end, text: change(code.slice(start, end)) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  let result = code;
  for (const { start, end, text } of edits.sort((one, other) => other.start - one.start))
    result = result.slice(0, start) + text + result.slice(end);
  return result;
}
