import type { Feature } from '#core/feature/feature.server.ts'
import { createProposalsApi } from './api.server.ts'
import { describeProposals } from './routes.server.ts'

export const feature: Feature = {
  name: 'proposals',
  routes: createProposalsApi,
  descriptions: (_, kinds) => Object.values(describeProposals(kinds)),
}
