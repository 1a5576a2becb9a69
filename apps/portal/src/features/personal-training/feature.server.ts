import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { requestWork } from './handle-requests/count-work.server.ts'
import { described as handleRequests } from './handle-requests/endpoints.server.ts'
import { createHandleRequestsApi } from './handle-requests/handlers.server.ts'
import { requestCrontab, requestTasks } from './jobs.server.ts'
import { trainingMails } from './mail-previews.server.ts'
import { personalTrainingData } from './personal-data.server.ts'
import { requestRetention } from './retention.server.ts'
import { described as sendRequests } from './send-requests/endpoints.server.ts'
import { createSendRequestsApi } from './send-requests/handlers.server.ts'
import { service } from './service.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'personal training',
  service,
  whenOff,
  slices: ['send-requests', 'handle-requests'],
  staffWork: [requestWork],
  mailPreviews: trainingMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createSendRequestsApi(context))
      .route('/', createHandleRequestsApi(context)),
  descriptions: [sendRequests, handleRequests].flatMap((part) => Object.values(part)),
  tasks: requestTasks,
  crontab: requestCrontab,
  personalTables: personalTrainingData,
  retention: requestRetention,
  demo: async ({ database }) => {
    const { seedPersonalTraining } = await import('./demo/seed-personal-training.server.ts')
    await seedPersonalTraining(database)
  },
}
