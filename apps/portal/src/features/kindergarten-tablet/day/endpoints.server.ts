import { z } from 'zod'
import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { tabletRefusals } from '../model/refusals.ts'
import { FireList, StaffDay } from './contract.ts'
import { CorrectionForm, OnDate } from './correction-form.ts'
import { dayEndpoints as endpoints } from './endpoints.ts'

const access = { staff: kindergartenRoles } as const

export const dayDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary:
      'The children of a department on a day, with when they came and went; by default today and the first department.',
    access,
    query: z.object({
      department: z.uuid().optional().catch(undefined),
      date: z.optional(OnDate).catch(undefined),
    }),
    answer: StaffDay,
    refusals: only(kindergartenRefusals, 'DEPARTMENT_NOT_FOUND'),
  }),
  fireList: describeEndpoint(endpoints.fireList, {
    summary:
      'Who is here now, with the telephone numbers of guardians, to be printed for a fire drill. Restricted numbers are not in it.',
    access,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'DEPARTMENT_NOT_FOUND' },
    answer: FireList,
    refusals: only(kindergartenRefusals, 'DEPARTMENT_NOT_FOUND'),
  }),
  correct: describeEndpoint(endpoints.correct, {
    summary:
      'Corrects when a child came and went, with a reason, or removes or adds a presence. It counts before marks of tablets.',
    access,
    body: CorrectionForm,
    answer: z.strictObject({}),
    refusals: {
      ...only(
        kindergartenRefusals,
        'DEPARTMENT_NOT_FOUND',
        'CHILD_NOT_ENROLLED',
        'CHILD_ALREADY_HERE',
        'PRESENCE_TIME_INVALID',
        'KINDERGARTEN_CHANGED',
      ),
      ...only(tabletRefusals, 'PRESENCE_NOT_FOUND'),
    },
    audits: ['kindergarten-presence-corrected'],
    concerns: 'person',
  }),
}
