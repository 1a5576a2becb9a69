import type { Feature } from '#core/feature/feature.server.ts'
import { createCaseworkApi } from './api.server.ts'
import { describeCasework } from './routes.server.ts'

export const feature: Feature = {
  name: 'casework',
  routes: createCaseworkApi,
  descriptions: (kinds) => Object.values(describeCasework(kinds)),
}
