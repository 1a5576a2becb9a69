import type { Feature } from '#core/feature/feature.server.ts'
import { createMembershipsApi } from './api.server.ts'
import { membershipCrontab, membershipTasks } from './jobs.server.ts'
import { invoiceData } from './personal-data.server.ts'
import { membershipRetention } from './retention.server.ts'
import { described } from './routes.server.ts'

export const feature: Feature = {
  name: 'memberships',
  routes: createMembershipsApi,
  descriptions: Object.values(described),
  tasks: membershipTasks,
  crontab: membershipCrontab,
  personalTables: invoiceData,
  retention: membershipRetention,
  demo: async (context) => {
    const { seedMemberships } = await import('./demo/seed-memberships.server.ts')
    await seedMemberships(context)
  },
}
