import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createSearchApi } from './handlers.server.ts'
import {
  enqueueChangedPages,
  enqueueMissingReadings,
  enqueueReading,
  followSources,
  searchCrontab,
  searchTasks,
} from './jobs.server.ts'
import { searchKinds } from './kinds.ts'

export const feature: Feature = {
  name: 'search',
  api: createSearchApi,
  descriptions: Object.values(described),
  tasks: searchTasks,
  crontab: searchCrontab,
  begin: async (context) => {
    followSources(context)
    await enqueueMissingReadings(context.database)
  },
  // The index follows what is published; after missed notifications, everything is read again.
  onServicesChange: ({ database }) => enqueueReading(database, searchKinds),
  onContentChange: ({ database }, tags) =>
    tags ? enqueueChangedPages(database, tags) : enqueueReading(database, searchKinds),
}
