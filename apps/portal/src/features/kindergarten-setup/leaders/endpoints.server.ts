import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { ofKindergartenByOffice } from '../model/of-kindergarten.server.ts'
import { setupRefusals } from '../model/refusals.ts'
import { leaderEndpoints as endpoints } from './endpoints.ts'
import { LeaderEdit } from './forms.ts'

export const leaderDescribed = {
  save: describeEndpoint(endpoints.save, {
    summary:
      'Names somebody of the staff with the role of leaders as a leader of a kindergarten, or ends that. They reach it from the next request on, or no longer.',
    ...ofKindergartenByOffice,
    body: LeaderEdit,
    answer: Done,
    refusals: {
      ...ofKindergartenByOffice.refusals,
      ...only(setupRefusals, 'LEADER_ROLE_MISSING', 'LEADER_NOT_FOUND', 'ALREADY_LEADER'),
    },
    audits: ['kindergarten-leader-named', 'kindergarten-leader-removed'],
    concerns: 'person',
  }),
}
