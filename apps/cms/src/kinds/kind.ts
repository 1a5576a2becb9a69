import type { KindQueryName } from '@trivsel/content-contract/kind-contracts'
import type { CollectionOf, ListedKind } from '@trivsel/content-contract/kinds'
import type { CollectionConfig, DataFromCollectionSlug } from 'payload'
import type { Words } from '../admin/in-language.ts'
import type { WriteItem } from '../import/write-item.ts'
import type { Projected } from '../projection/projected.ts'
import type { ContentQuery } from '../queries/content-query.ts'
import type { ReadSearchable } from '../queries/searchable.ts'

export type DocumentOf<Name extends ListedKind> = DataFromCollectionSlug<CollectionOf<Name>>

/** All that the content system takes from the folder of a kind (docs/adr/0025-content-kinds-as-folders.md). */
export type Kind<Name extends ListedKind> = {
  readonly collection: CollectionConfig
  readonly queries: Readonly<Record<KindQueryName<Name>, ContentQuery>>
  readonly readSearchable: ReadSearchable<DocumentOf<Name>>
  readonly projected: Projected<DocumentOf<Name>>
  /** An item of its import file as the content system stores it, in one language. */
  readonly importItem: WriteItem<CollectionOf<Name>>
  /** What hooks make of a document that is published first, for one that is written past them. */
  readonly onFirstImport?: (importedAt: string) => object
  /** Words of a link on the editors' first page, which begins a new one. */
  readonly startingPoint?: Words
}
