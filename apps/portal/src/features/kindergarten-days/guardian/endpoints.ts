import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { AnswersForm } from '../model/forms.ts'
import type { GuardianDays } from './contract.ts'

const path = '/api/frontend/user/kindergarten-days'

export const guardianEndpoints = {
  list: endpoint<{ answer: GuardianDays }>()('GET', path),
  answer: endpoint<{ body: AnswersForm; answer: Done }>()(
    'PUT',
    `${path}/surveys/:id/children/:childId`,
  ),
  book: endpoint<{ answer: Done }>()('POST', `${path}/openings/:id/children/:childId/book`),
  cancel: endpoint<{ answer: Done }>()('POST', `${path}/openings/:id/children/:childId/cancel`),
}
