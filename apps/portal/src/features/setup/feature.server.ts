import type { Feature } from '#core/feature/feature.server.ts'
import { previewMail } from '#platform/mail/mail-preview.ts'
import { ownConnections } from './connections.server.ts'
import { described } from './endpoints.server.ts'
import { createSetupApi } from './handlers.server.ts'
import { composeTryMail } from './try-mail.server.ts'

export const feature: Feature = {
  name: 'setup',
  api: createSetupApi,
  descriptions: Object.values(described),
  connections: ownConnections,
  mailPreviews: [previewMail('setup-try', composeTryMail, ({ locale }) => composeTryMail(locale))],
}
