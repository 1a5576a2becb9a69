import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createSemesterFeeApi } from './handlers.server.ts'
import { createSemesterDeliveriesApi } from './staff-deliveries-handlers.server.ts'

export const feature: Feature = {
  name: 'semester fee',
  api: (context) => createSemesterFeeApi(context).route('/', createSemesterDeliveriesApi(context)),
  descriptions: Object.values(described),
  demo: async ({ database, encryption }) => {
    const { seedSemesterFees } = await import('./demo/seed-semester-fees.server.ts')
    await seedSemesterFees(database, encryption)
  },
}
