import { z } from 'zod'
import { associationRefusals } from '#core/associations/refusals.ts'
import { RefundPayment, RefundResult } from '#core/payments/contract.ts'
import { refundRefusals } from '#core/payments/refund-refusals.server.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { memberRefusals } from '../model/refusals.ts'
import { CancelTermForm, NewTermForm, StaffMembers } from './contract.ts'
import { staffMemberEndpoints as endpoints } from './endpoints.ts'

const access = { staff: ['caseworker'] } as const
const longestName = 100
const paramsOf = <const Shape extends z.ZodRawShape>(shape: Shape, refusal: string) => ({
  schema: z.object({ id: z.uuid(), ...shape }),
  refusal,
})
const termParams = paramsOf({ termId: z.uuid() }, 'TERM_NOT_FOUND')

export const staffMembersDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary:
      'Members of an association with their terms, the first fifty whose name contains a text, and what is on its account.',
    access,
    params: paramsOf({}, 'ASSOCIATION_NOT_FOUND'),
    query: z.object({ name: z.string().max(longestName) }),
    answer: StaffMembers,
    refusals: only(associationRefusals, 'ASSOCIATION_NOT_FOUND'),
  }),
  addTerm: describeEndpoint(endpoints.addTerm, {
    summary: 'Adds a term to a membership, with a reason; no money is moved by it.',
    access,
    params: paramsOf({ memberId: z.uuid() }, 'MEMBERSHIP_NOT_FOUND'),
    body: NewTermForm,
    answer: Done,
    refusals: only(memberRefusals, 'MEMBERSHIP_NOT_FOUND', 'TERM_OVERLAPS'),
    audits: ['association-term-added'],
    concerns: 'person',
  }),
  cancelTerm: describeEndpoint(endpoints.cancelTerm, {
    summary: 'A term does not count any more, with a reason; no money is moved by it.',
    access,
    params: termParams,
    body: CancelTermForm,
    answer: Done,
    refusals: only(memberRefusals, 'TERM_NOT_FOUND'),
    audits: ['association-term-cancelled'],
    concerns: 'person',
  }),
  refund: describeEndpoint(endpoints.refund, {
    summary:
      'Refunds the fee of a term that was paid by card; the term does not count any more. Above the limit a second person has to request the same.',
    access,
    params: termParams,
    body: RefundPayment,
    answer: RefundResult,
    refusals: {
      ...only(memberRefusals, 'TERM_NOT_FOUND'),
      ...refundRefusals,
    },
    audits: ['card-payment-give-back-asked', 'card-payment-given-back'],
    concerns: 'person',
  }),
}
