import type { Feature } from '#core/feature/feature.server.ts'
import { createDocumentVerificationApi } from './api.server.ts'
import { described } from './routes.server.ts'

export const feature: Feature = {
  name: 'document verification',
  routes: createDocumentVerificationApi,
  descriptions: Object.values(described),
}
