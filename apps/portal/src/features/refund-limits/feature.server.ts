import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createRefundLimitsApi } from './handlers.server.ts'
import { limitProposals } from './limits.server.ts'

export const feature: Feature = {
  name: 'refund-limits',
  api: createRefundLimitsApi,
  descriptions: Object.values(described),
  proposalKinds: [limitProposals],
}
