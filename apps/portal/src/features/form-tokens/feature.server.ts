import type { Feature } from '#core/feature/feature.server.ts'
import { createFormsApi } from './api.server.ts'
import { described } from './routes.server.ts'

/** Tokens for every form over the engine (`core/public-forms`), whichever feature takes it. */
export const feature: Feature = {
  name: 'form-tokens',
  routes: createFormsApi,
  descriptions: Object.values(described),
}
