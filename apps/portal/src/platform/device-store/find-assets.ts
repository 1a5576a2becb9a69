/*
 * What a built file names of other built files. Parts that are loaded on demand are named as
 * `import("./…")`, and are none of them: the first script of the site names all pages.
 */
const absolute = /["'`(](\/assets\/[\w.-]+)["'`)]/g
const imported = /(?:from|import) ?["'`]\.\/([\w.-]+)["'`]/g

/** Addresses of the built files that a page, a script or a style sheet cannot do without. */
export function findAssets(text: string): string[] {
  return [
    ...new Set([
      ...[...text.matchAll(absolute)].map(([, path = '']) => path),
      ...[...text.matchAll(imported)].map(([, name = '']) => `/assets/${name}`),
    ]),
  ]
}
