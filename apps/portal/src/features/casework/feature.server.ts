import type { Feature } from '#core/feature/feature.server.ts'
import { countCaseWork } from './count-work.server.ts'
import { describeCasework } from './endpoints.server.ts'
import { createCaseworkApi } from './handlers.server.ts'

export const feature: Feature = {
  name: 'casework',
  api: createCaseworkApi,
  staffWork: (kinds) => [countCaseWork(kinds)],
  descriptions: (kinds) => Object.values(describeCasework(kinds)),
}
