import { placedFacts } from '../../projection/projected.ts'
import { searchable } from '../../queries/searchable.ts'
import type { Kind } from '../kind.ts'
import { Kindergartens } from './collection.ts'
import { kindergartenData } from './import-data.ts'
import {
  kindergartenBySlug,
  kindergartenList,
  kindergartenTexts,
  toKindergarten,
  toKindergartenCard,
} from './queries.ts'

export const kindergarten: Kind<'kindergarten'> = {
  collection: Kindergartens,
  queries: { kindergartenList, kindergartenBySlug },
  readSearchable: searchable(toKindergarten, kindergartenTexts),
  projected: {
    toPage: toKindergarten,
    toCard: toKindergartenCard,
    toListFacts: (document) => placedFacts(document),
  },
  importItem: kindergartenData,
}
