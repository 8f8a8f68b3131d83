/** What editors and documentation read about the elements: custom-elements.json. */

/** Text of a static property, such as the tag: `'storefront-plans'`. */
const textOf = (declaration, name) =>
  declaration.members?.find((member) => member.static && member.name === name)?.default?.replace(/^['"`]|['"`]$/g, '');

/** Elements name their tag themselves and are registered elsewhere; events without a name are those that the source dispatches by class. */
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

/** States are documented where they come about, and are those of every element that extends that class. */
const inheritedStates = {
  name: 'inherited-states',
  packageLinkPhase({ customElementsManifest }) {
    const classes = new Map(
      customElementsManifest.modules.flatMap(({ declarations = [] }) => declarations.map((declaration) => [declaration.name, declaration])),
    );
    for (const declaration of classes.values()) {
      const own = declaration.cssStates ?? [];
      const inherited = [];
      for (let base = classes.get(declaration.superclass?.name); base; base = classes.get(base.superclass?.name)) {
        inherited.push(
          ...(base.cssStates ?? [])
            .filter((state) => !state.inheritedFrom)
            .map((state) => ({ ...state, inheritedFrom: { name: base.name } })),
        );
      }
      const added = inherited.filter(({ name }) => !own.some((state) => state.name === name));
      if (added.length > 0) declaration.cssStates = [...own, ...added];
    }
  },
};

export default {
  globs: ['src/components/**/*.ts'],
  exclude: ['src/components/define/**', 'src/components/locales/**'],
  outdir: '.',
  litelement: true,
  plugins: [elements, inheritedStates],
};
