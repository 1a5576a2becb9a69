import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createSearchApi } from './api.server.ts'
import {
  enqueueChangedPages,
  enqueueMissingReadings,
  enqueueReading,
  searchCrontab,
  searchTasks,
} from './jobs.server.ts'
import { searchKinds } from './kinds.ts'

export const feature: Feature = {
  name: 'search',
  routes: (context) => new Hono<ApiEnvironment>().route('/api/frontend', createSearchApi(context)),
  tasks: searchTasks,
  schedules: searchCrontab,
  begin: ({ database }) => enqueueMissingReadings(database),
  // What is found follows what is published; after a gap in what was heard, everything is read again.
  onContentChange: ({ database }, tags) =>
    tags ? enqueueChangedPages(database, tags) : enqueueReading(database, searchKinds),
}
