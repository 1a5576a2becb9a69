import type { Feature } from '#core/feature/feature.server.ts'
import { createInquiriesApi } from './api.server.ts'
import { inquiryData } from './personal-data.server.ts'
import { inquiryRetention } from './retention.server.ts'
import { described } from './routes.server.ts'

export const feature: Feature = {
  name: 'inquiries',
  routes: createInquiriesApi,
  descriptions: Object.values(described),
  personalTables: inquiryData,
  retention: inquiryRetention,
  demo: async ({ database }) => {
    const { seedInquiries } = await import('./demo/seed-inquiries.server.ts')
    await seedInquiries(database)
  },
}
