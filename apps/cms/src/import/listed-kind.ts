import { type ListedKind, listOfKind } from '@trivsel/content-contract/addresses'
import { collectionOfKind } from '@trivsel/content-contract/change'
import type { ImportFileName } from '@trivsel/content-contract/import/folder'

const kinds = new Map(
  Object.keys(listOfKind).map((kind) => [
    collectionOfKind[kind as ListedKind] as string,
    kind as ListedKind,
  ]),
)

/** Kind of the items of a file that lie under a list. */
export const listedKindOf = (name: ImportFileName): ListedKind | undefined => kinds.get(name)
