import { placedFacts } from '../../projection/projected.ts'
import { searchable } from '../../queries/searchable.ts'
import type { Kind } from '../kind.ts'
import { HealthCenters } from './collection.ts'
import { healthCenterData } from './import-data.ts'
import {
  healthCenterBySlug,
  healthCenterList,
  healthCenterTexts,
  toHealthCenter,
  toHealthCenterCard,
} from './queries.ts'

export const healthCenter: Kind<'healthCenter'> = {
  collection: HealthCenters,
  queries: { healthCenterList, healthCenterBySlug },
  readSearchable: searchable(toHealthCenter, healthCenterTexts),
  projected: {
    toPage: toHealthCenter,
    toCard: toHealthCenterCard,
    toListFacts: (document) => placedFacts(document),
  },
  importItem: healthCenterData,
}
