import type { Feature } from '#core/feature/feature.server.ts'
import { providerConnection } from './connection.server.ts'
import { paymentWork } from './count-work.server.ts'
import { described } from './endpoints.server.ts'
import { createPaymentsApi } from './handlers.server.ts'

export const feature: Feature = {
  name: 'payments',
  api: createPaymentsApi,
  staffWork: [paymentWork],
  connections: [providerConnection],
  descriptions: Object.values(described),
}
