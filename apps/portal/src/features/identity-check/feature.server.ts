import type { Feature } from '#core/feature/feature.server.ts'
import { createIdentityCheckApi } from './api.server.ts'
import { checkMails } from './mail-previews.server.ts'
import { described } from './routes.server.ts'

export const feature: Feature = {
  name: 'identity check',
  mailPreviews: checkMails,
  routes: createIdentityCheckApi,
  descriptions: Object.values(described),
}
