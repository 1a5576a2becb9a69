import { searchable } from '../../queries/searchable.ts'
import type { Kind } from '../kind.ts'
import { Eateries } from './collection.ts'
import { eateryData } from './import-data.ts'
import {
  eateryBySlug,
  eateryFacts,
  eateryList,
  eateryTexts,
  toEatery,
  toEateryCard,
} from './queries.ts'

export const eatery: Kind<'eatery'> = {
  collection: Eateries,
  queries: { eateryList, eateryBySlug },
  readSearchable: searchable(toEatery, eateryTexts),
  projected: { toPage: toEatery, toCard: toEateryCard, toListFacts: eateryFacts },
  importItem: eateryData,
}
