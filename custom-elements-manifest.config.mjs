/** What editors and documentation read about the elements: custom-elements.json. */
export default {
  globs: ['src/components/**/*.ts'],
  exclude: ['src/components/define/**', 'src/components/locales/**'],
  outdir: '.',
  litelement: true,
  plugins: [
    {
      name: 'public-members-only',
      moduleLinkPhase({ moduleDoc }) {
        for (const declaration of moduleDoc.declarations ?? []) {
          declaration.members = declaration.members?.filter(
            ({ name, privacy }) => !name.startsWith('#') && privacy !== 'private' && privacy !== 'protected',
          );
        }
      },
    },
  ],
};
