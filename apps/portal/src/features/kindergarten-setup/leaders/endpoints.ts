import { type Done, endpoint } from '#platform/api/endpoint.ts'
import { kindergartenPath } from '../model/path.ts'
import type { LeaderEdit } from './forms.ts'

export const leaderEndpoints = {
  save: endpoint<{ body: LeaderEdit; answer: Done }>()('POST', `${kindergartenPath}/leaders`),
}
