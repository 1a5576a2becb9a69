import { endpoint } from '#platform/api/endpoint.ts'
import type { Reading, ReadingList, Readings, RoundsToRead } from '../model/contract.ts'

const rounds = '/api/frontend/staff/grant-committee/rounds'
const applications = '/api/frontend/staff/grant-committee/applications'

export const readEndpoints = {
  rounds: endpoint<{ answer: RoundsToRead }>()('GET', rounds),
  list: endpoint<{ answer: ReadingList }>()('GET', `${rounds}/:id`),
  round: endpoint<{ answer: Readings }>()('GET', `${rounds}/:id/applications`, {
    timeLimit: 60_000,
  }),
  application: endpoint<{ answer: Reading }>()('GET', `${applications}/:id`),
  file: endpoint<{ answer: null }>()('GET', `${applications}/:id/files/:file`),
}
