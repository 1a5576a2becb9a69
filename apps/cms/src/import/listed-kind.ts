import type { ImportFileName } from '@trivsel/content-contract/import/folder'
import { type ListedKind, listedKindNames, listedKinds } from '@trivsel/content-contract/kinds'

const kinds = new Map<string, ListedKind>(
  listedKindNames.map((kind) => [listedKinds[kind].collection, kind]),
)

/** Kind of the items of a file that lie under a list. */
export const listedKindOf = (name: ImportFileName): ListedKind | undefined => kinds.get(name)
