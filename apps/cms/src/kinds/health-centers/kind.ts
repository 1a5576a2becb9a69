import { searchable } from '../../queries/searchable.ts'
import type { Kind } from '../kind.ts'
import { HealthCenters } from './collection.ts'
import { healthCenterData } from './import-data.ts'
import {
  healthCenterBySlug,
  healthCenterList,
  healthCenterTexts,
  toHealthCenter,
} from './queries.ts'

export const healthCenter: Kind<'healthCenter'> = {
  collection: HealthCenters,
  queries: { healthCenterList, healthCenterBySlug },
  readSearchable: searchable(toHealthCenter, healthCenterTexts),
  importItem: healthCenterData,
}
