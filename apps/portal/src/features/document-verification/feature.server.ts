import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createDocumentVerificationApi } from './handlers.server.ts'

export const feature: Feature = {
  name: 'document verification',
  api: createDocumentVerificationApi,
  descriptions: Object.values(described),
}
