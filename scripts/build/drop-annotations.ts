import type { Plugin } from 'vite';

/** Removes comments such as `@__PURE__` from finished files: only bundlers read them. */
export function dropAnnotations(): Plugin {
  return {
    name: 'drop-annotations',
    generateBundle(_, files) {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk') continue;
        file.code = file.code.replace(/(?<=\w)\/\* @__\w+__ \*\/ ?(?=\w)/g, ' ').replace(/\/\* @__\w+__ \*\/ ?/g, '');
      }
    },
  };
}
