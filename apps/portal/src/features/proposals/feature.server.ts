import type { Feature } from '#core/feature/feature.server.ts'
import { describeProposals } from './endpoints.server.ts'
import { createProposalsApi } from './handlers.server.ts'

export const feature: Feature = {
  name: 'proposals',
  api: createProposalsApi,
  descriptions: (_, kinds) => Object.values(describeProposals(kinds)),
}
