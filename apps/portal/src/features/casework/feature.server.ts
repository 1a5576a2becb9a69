import type { Feature } from '#core/feature/feature.server.ts'
import { caseWork } from './count-work.server.ts'
import { describeCasework } from './endpoints.server.ts'
import { createCaseworkApi } from './handlers.server.ts'

export const feature: Feature = {
  name: 'casework',
  api: createCaseworkApi,
  staffWork: [caseWork],
  descriptions: (kinds) => Object.values(describeCasework(kinds)),
}
