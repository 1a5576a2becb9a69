import type { Feature } from '#core/feature/feature.server.ts'
import { inquiryData } from './personal-data.server.ts'
import { inquiryRetention } from './retention.server.ts'

export const feature: Feature = {
  name: 'inquiries',
  personalTables: inquiryData,
  retention: inquiryRetention,
}
