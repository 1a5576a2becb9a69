import type { Feature } from '#core/feature/feature.server.ts'
import { financesDescribed } from './list/endpoints.server.ts'
import { createFinancesApi } from './list/handlers.server.ts'

/** The money of one person, whatever it was for. What it was for is said by `moneySources`. */
export const feature: Feature = {
  name: 'finances',
  slices: ['summary', 'list'],
  api: createFinancesApi,
  descriptions: Object.values(financesDescribed),
}
