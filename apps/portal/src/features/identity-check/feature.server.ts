import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createIdentityCheckApi } from './handlers.server.ts'
import { checkMails } from './mail-previews.server.ts'

export const feature: Feature = {
  name: 'identity check',
  mailPreviews: checkMails,
  api: createIdentityCheckApi,
  descriptions: Object.values(described),
}
