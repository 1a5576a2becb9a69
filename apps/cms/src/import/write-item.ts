import type { ImportFileName } from '@trivsel/content-contract/import/folder'
import type { ItemOf } from './import-source.ts'
import type { ItemWriter } from './item-writer.ts'
import type { Placed } from './page-data.ts'

/** An item as the content system stores it, in the language of the writer. */
export type WriteItem<Name extends ImportFileName> = (
  item: ItemOf<Name>,
  writer: ItemWriter,
  placed: Placed,
) => object
