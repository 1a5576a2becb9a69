import { readSchemes } from '#core/health-refunds/read-schemes.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { HealthFigures } from './contract.ts'
import { countCategories, countPeriods } from './count-people.server.ts'
import { showFigures } from './show-figures.ts'

/** Figures of all applications that are not deleted, as of one instant. */
export function readFigures(database: Database): Promise<HealthFigures> {
  return database.transaction(
    async (transaction) => {
      const schemes = await readSchemes(transaction)
      const periods = await countPeriods(transaction)
      const categories = await countCategories(transaction)
      return showFigures(schemes, { periods, categories })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
