import type { ImportFileName } from '@trivsel/content-contract/import/folder'

const globals = ['front-page', 'site-frame', 'my-page'] as const satisfies readonly ImportFileName[]
/** Files that are one object: what the site has one of. */
export type GlobalName = (typeof globals)[number]
/** Files whose items lie in the collection of the same name. */
export type CollectionName = Exclude<ImportFileName, GlobalName>

export function isGlobal(name: ImportFileName): name is GlobalName {
  const names: readonly ImportFileName[] = globals
  return names.includes(name)
}
