import { searchable } from '../../queries/searchable.ts'
import type { Kind } from '../kind.ts'
import { Kindergartens } from './collection.ts'
import { kindergartenData } from './import-data.ts'
import {
  kindergartenBySlug,
  kindergartenList,
  kindergartenTexts,
  toKindergarten,
} from './queries.ts'

export const kindergarten: Kind<'kindergarten'> = {
  collection: Kindergartens,
  queries: { kindergartenList, kindergartenBySlug },
  readSearchable: searchable(toKindergarten, kindergartenTexts),
  importItem: kindergartenData,
}
