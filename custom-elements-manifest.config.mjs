/** Settings of the analyzer that writes custom-elements.json, which describes the elements to editors and documentation tools. */

/** Returns the text value of a static property, for example `storefront-plans` for `tag`. */
const textOf = (declaration, name) =>
  declaration.members?.find((member) => member.static && member.name === name)?.default?.replace(/^['"`]|['"`]$/g, '');

/**
 * Adds the tags of the elements, which the analyzer misses because the elements are registered in other modules. Removes private and
 * protected members, and events without a public name.
 */
const elements = {
  name: 'elements',
  packageLinkPhase({ customElementsManifest }) {
    for (const { path, declarations = [], exports = [] } of customElementsManifest.modules) {
      for (const declaration of declarations) {
        declaration.members = declaration.members?.filter(
          ({ name, privacy }) => !name.startsWith('#') && privacy !== 'private' && privacy !== 'protected',
        );
        declaration.events = declaration.events?.filter(({ name }) => name?.startsWith('storefront-'));
        const tag = textOf(declaration, 'tag');
        if (!tag) continue;
        declaration.customElement = true;
        declaration.tagName = tag;
        exports.push({ kind: 'custom-element-definition', name: tag, declaration: { name: declaration.name, module: path } });
      }
    }
  },
};

/** Returns the classes of the manifest by name. */
const classesOf = ({ modules }) =>
  new Map(modules.flatMap(({ declarations = [] }) => declarations.map((declaration) => [declaration.name, declaration])));

/** Returns the base classes of a class, the closest first. */
function basesOf(declaration, classes) {
  const base = classes.get(declaration.superclass?.name);
  return base ? [base, ...basesOf(base, classes)] : [];
}

/**
 * Copies states, parts, CSS properties and slots from the base classes, which the analyzer does not do. A class keeps its own text for a
 * name that it documents itself.
 */
const inherited = {
  name: 'inherited',
  packageLinkPhase({ customElementsManifest }) {
    const classes = classesOf(customElementsManifest);
    for (const declaration of classes.values()) {
      for (const kind of ['cssStates', 'cssParts', 'cssProperties', 'slots']) {
        const all = [...(declaration[kind] ?? [])];
        for (const base of basesOf(declaration, classes)) {
          for (const entry of base[kind] ?? []) {
            if (entry.inheritedFrom || all.some(({ name }) => name === entry.name)) continue;
            all.push({ ...entry, inheritedFrom: { name: base.name } });
          }
        }
        if (all.length > 0) declaration[kind] = all;
      }
    }
  },
};

/** Replaces the names of string union types with their values, so that editors can suggest the values. */
function unions() {
  const aliases = new Map();
  return {
    name: 'unions',
    collectPhase({ ts, node }) {
      const isText = (type) => ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal);
      if (!ts.isTypeAliasDeclaration(node) || !ts.isUnionTypeNode(node.type) || !node.type.types.every(isText)) return;
      aliases.set(node.name.text, node.type.types.map((type) => type.getText()).join(' | '));
    },
    packageLinkPhase({ customElementsManifest }) {
      for (const { declarations = [] } of customElementsManifest.modules) {
        for (const { members = [], attributes = [] } of declarations) {
          for (const { type } of [...members, ...attributes]) {
            if (type?.text) type.text = type.text.replace(/\b[A-Z]\w+\b/g, (name) => aliases.get(name) ?? name);
          }
        }
      }
    },
  };
}

/** Copies the documentation of an interface to the classes that implement it, as editors do. */
function interfaceTexts() {
  const texts = new Map();
  const implemented = new Map();
  return {
    name: 'interface-texts',
    collectPhase({ ts, node }) {
      if (ts.isInterfaceDeclaration(node)) {
        const members = node.members.map((member) => [member.name?.getText(), ts.getTextOfJSDocComment(member.jsDoc?.at(-1)?.comment)]);
        texts.set(node.name.text, new Map(members));
      } else if (ts.isClassDeclaration(node) && node.name) {
        const clause = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ImplementsKeyword);
        implemented.set(node.name.text, clause?.types.map(({ expression }) => expression.getText()) ?? []);
      }
    },
    packageLinkPhase({ customElementsManifest }) {
      for (const { name, members = [] } of classesOf(customElementsManifest).values()) {
        for (const member of members)
          member.description ??= implemented
            .get(name)
            ?.map((type) => texts.get(type)?.get(member.name))
            .find(Boolean);
      }
    },
  };
}

/** Keeps only the elements, their base classes and the events. Changes source paths to the paths in the package. */
const published = {
  name: 'published',
  packageLinkPhase({ customElementsManifest }) {
    const classes = classesOf(customElementsManifest);
    const kept = new Set(
      [...classes.values()].flatMap((declaration) =>
        declaration.customElement && declaration.tagName
          ? [declaration, ...basesOf(declaration, classes)]
          : /^Storefront\w+Event$|^Milestone$/.test(declaration.name)
            ? [declaration]
            : [],
      ),
    );
    const modules = customElementsManifest.modules.flatMap((module) => {
      const declarations = module.declarations?.filter((declaration) => kept.has(declaration)) ?? [];
      const names = new Set(declarations.map(({ name }) => name));
      const exports = module.exports?.filter(({ declaration }) => names.has(declaration.name));
      return declarations.length > 0 ? [{ ...module, declarations, exports }] : [];
    });
    customElementsManifest.modules = JSON.parse(
      JSON.stringify(modules).replace(/"\/?src\/(components\/[^"]+)\.(?:ts|js)"/g, '"dist/$1.js"'),
    );
  },
};

export default {
  globs: ['src/components/**/*.ts'],
  exclude: ['src/components/define/**', 'src/components/locales/**'],
  outdir: '.',
  litelement: true,
  plugins: [elements, inherited, unions(), interfaceTexts(), published],
};
