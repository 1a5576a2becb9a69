import type { Feature } from '#core/feature/feature.server.ts'
import { restoreWork } from './count-work.server.ts'
import { described } from './endpoints.server.ts'
import { createRestoreApi } from './handlers.server.ts'

export const feature: Feature = {
  name: 'restore',
  api: createRestoreApi,
  descriptions: Object.values(described),
  staffWork: restoreWork,
}
