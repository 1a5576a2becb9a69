import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createPrivacyApi } from './handlers.server.ts'
import { privacyCrontab, privacyTasks } from './jobs.server.ts'
import { privacyMails } from './mail-previews.server.ts'
import { jobRetention } from './retention.server.ts'

export const feature: Feature = {
  name: 'privacy',
  mailPreviews: privacyMails,
  api: createPrivacyApi,
  descriptions: Object.values(described),
  tasks: privacyTasks,
  crontab: privacyCrontab,
  retention: jobRetention,
}
