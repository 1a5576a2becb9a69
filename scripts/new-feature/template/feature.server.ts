import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './entries/endpoints.server.ts'
import { createSuggestionBoxApi } from './entries/handlers.server.ts'
import { suggestionBoxCrontab, suggestionBoxTasks } from './jobs.server.ts'
import { suggestionBoxMails } from './mail-previews.server.ts'
import { suggestionBoxData } from './personal-data.server.ts'
import { suggestionBoxRetention } from './retention.server.ts'

export const feature: Feature = {
  name: 'suggestion box',
  slices: ['entries'],
  mailPreviews: suggestionBoxMails,
  api: createSuggestionBoxApi,
  descriptions: Object.values(described),
  tasks: suggestionBoxTasks,
  crontab: suggestionBoxCrontab,
  personalTables: suggestionBoxData,
  retention: suggestionBoxRetention,
  demo: async ({ database }) => {
    const { seedSuggestionBox } = await import('./demo/seed-suggestion-box.server.ts')
    await seedSuggestionBox(database)
  },
}
