import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createDocumentVerificationApi } from './handlers.server.ts'
import { service } from './service.ts'

export const feature: Feature = {
  name: 'document verification',
  service,
  whenOff: { unfinished: [], begins: [] },
  api: createDocumentVerificationApi,
  descriptions: Object.values(described),
}
