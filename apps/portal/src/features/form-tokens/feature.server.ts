import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createFormsApi } from './handlers.server.ts'

/** Tokens for every form over the engine (`core/public-forms`), whichever feature takes it. */
export const feature: Feature = {
  name: 'form-tokens',
  api: createFormsApi,
  descriptions: Object.values(described),
}
