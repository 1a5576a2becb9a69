import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { CodeToFind, CourseScan, DoorList, FoundCode } from './contract.ts'

const date = '/api/frontend/staff/course-dates/:id'

export const doorEndpoints = {
  list: endpoint<{ answer: DoorList }>()('GET', `${date}/tickets`),
  /** A short limit: somebody stands at the door. */
  find: endpoint<{ body: CodeToFind; answer: FoundCode }>()('POST', `${date}/codes`, {
    timeLimit: 6_000,
  }),
  scan: endpoint<{ body: CourseScan; answer: Done }>()('PUT', `${date}/scans`, {
    timeLimit: 10_000,
  }),
}
