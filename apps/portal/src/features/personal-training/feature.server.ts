import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createPersonalTrainingApi } from './handlers.server.ts'
import { requestCrontab, requestTasks } from './jobs.server.ts'
import { trainingMails } from './mail-previews.server.ts'
import { personalTrainingData } from './personal-data.server.ts'
import { requestRetention } from './retention.server.ts'

export const feature: Feature = {
  name: 'personal training',
  mailPreviews: trainingMails,
  api: createPersonalTrainingApi,
  descriptions: Object.values(described),
  tasks: requestTasks,
  crontab: requestCrontab,
  personalTables: personalTrainingData,
  retention: requestRetention,
  demo: async ({ database }) => {
    const { seedPersonalTraining } = await import('./demo/seed-personal-training.server.ts')
    await seedPersonalTraining(database)
  },
}
