import { z } from 'zod'
import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { tabletRefusals } from '../model/refusals.ts'
import { MarksToReview } from './contract.ts'
import { reviewEndpoints as endpoints } from './endpoints.ts'

const ofMark = {
  access: { staff: kindergartenRoles },
  params: { schema: z.object({ id: z.uuid() }), refusal: 'MARK_NOT_FOUND' },
  answer: z.strictObject({}),
  refusals: only(tabletRefusals, 'MARK_NOT_FOUND', 'MARK_REVIEWED'),
  concerns: 'person',
} as const

export const reviewDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary:
      'What tablets sent after they were shut off, or a day late. Nothing of it counts until it is recorded.',
    access: { staff: kindergartenRoles },
    answer: MarksToReview,
  }),
  record: describeEndpoint(endpoints.record, {
    ...ofMark,
    summary: 'Records such a mark with the time that it has, as if it had come at once.',
    refusals: {
      ...ofMark.refusals,
      ...only(
        kindergartenRefusals,
        'CHILD_ALREADY_HERE',
        'CHILD_NOT_HERE',
        'CHILD_NOT_ENROLLED',
        'PRESENCE_TIME_INVALID',
      ),
      ...only(tabletRefusals, 'UNDO_NOT_POSSIBLE', 'CHILD_ALREADY_ABSENT'),
    },
    audits: ['kindergarten-mark-recorded'],
  }),
  dismiss: describeEndpoint(endpoints.dismiss, {
    ...ofMark,
    summary: 'Dismisses such a mark. It stays stored, and never counts.',
    audits: ['kindergarten-mark-dismissed'],
  }),
}
