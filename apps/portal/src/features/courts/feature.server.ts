import type { Feature } from '#core/feature/feature.server.ts'
import { createCourtsApi } from './api.server.ts'
import { courtCrontab, courtTasks } from './jobs.server.ts'
import { courtData } from './personal-data.server.ts'
import { courtRetention } from './retention.server.ts'
import { described } from './routes.server.ts'
import { createKnownSetup } from './setup/known-setup.server.ts'
import { createTimeslotList } from './timeslot-list.server.ts'

export const feature: Feature = {
  name: 'courts',
  routes: (context) => {
    const setup = createKnownSetup(context)
    const list = createTimeslotList({ ...context, setup })
    return createCourtsApi({ ...context, setup, list })
  },
  descriptions: Object.values(described),
  tasks: courtTasks,
  crontab: courtCrontab,
  personalTables: courtData,
  retention: courtRetention,
}
