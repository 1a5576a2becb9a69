import { placedFacts } from '../../projection/projected.ts'
import { searchable } from '../../queries/searchable.ts'
import type { Kind } from '../kind.ts'
import { Gyms } from './collection.ts'
import { gymData } from './import-data.ts'
import { gymBySlug, gymList, gymTexts, toGym, toGymCard } from './queries.ts'

export const gym: Kind<'gym'> = {
  collection: Gyms,
  queries: { gymList, gymBySlug },
  readSearchable: searchable(toGym, gymTexts),
  projected: { toPage: toGym, toCard: toGymCard, toListFacts: (document) => placedFacts(document) },
  importItem: gymData,
}
