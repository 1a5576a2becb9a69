import { z } from 'zod'
import { EmailAddress } from '#core/accounts/email-address.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { ActionPreview, Purchased, PurchasePreview } from '../contract.ts'
import { actionRefusals, deskRefusals, purchaseRefusals, takeBackRefusals } from '../refusals.ts'
import { actionNames } from './act-for-member.server.ts'
import { DeskChange, DeskMember, DeskQuestion, Sale, SaleQuestion } from './contract.ts'
import { deskEndpoints as endpoints } from './endpoints.ts'

const access = { staff: ['sports'] } as const
const refusalField = 'errorMessage'
const onePerson = {
  access,
  refusalField,
  params: {
    schema: z.object({ id: z.string().regex(/^[\w-]{1,100}$/) }),
    refusal: 'PERSON_NOT_FOUND',
  },
} as const

const unknown = only(deskRefusals, 'PERSON_NOT_FOUND')
const ofStart = only(deskRefusals, 'START_IN_PAST', 'START_TOO_FAR')
const ofChanges = {
  ...unknown,
  ...only(deskRefusals, 'MEMBERSHIP_NOT_TERMINATED', 'MEMBERSHIP_FOLLOWED'),
  ...only(deskRefusals, 'DISQUALIFICATION_UNCHANGED'),
  ...actionRefusals,
  ...takeBackRefusals,
}

export const deskDescribed = {
  findPerson: describeEndpoint(endpoints.findPerson, {
    summary:
      'Whom a membership is to be sold to, by exactly the address of the account. Nothing is changed.',
    access,
    refusalField,
    body: z.object({ email: EmailAddress }),
    answer: z.object({ id: z.string() }),
    refusals: unknown,
    audits: [],
  }),
  member: describeEndpoint(endpoints.member, {
    summary: 'Somebody’s memberships and invoices, and what can be sold to them.',
    ...onePerson,
    answer: DeskMember,
    refusals: unknown,
  }),
  preview: describeEndpoint(endpoints.preview, {
    summary: 'What would come of a change that staff make for a member. Nothing is changed.',
    ...onePerson,
    body: DeskQuestion,
    answer: ActionPreview,
    refusals: ofChanges,
    audits: [],
  }),
  act: describeEndpoint(endpoints.act, {
    summary:
      'Freezes, terminates or blocks a membership for its member, or takes that back, if it is still the one that was seen. The member is told by mail.',
    ...onePerson,
    body: DeskChange,
    answer: Done,
    refusals: {
      ...ofChanges,
      ...only(deskRefusals, 'MEMBERSHIP_CHANGED'),
    },
    audits: Object.values(actionNames),
    concerns: 'person',
  }),
  salePreview: describeEndpoint(endpoints.salePreview, {
    summary: 'What a membership that staff sell would come to. Nothing is changed.',
    ...onePerson,
    body: SaleQuestion,
    answer: PurchasePreview,
    refusals: { ...unknown, ...ofStart, ...only(purchaseRefusals, 'TYPE_NOT_FOUND') },
    audits: [],
  }),
  sell: describeEndpoint(endpoints.sell, {
    summary:
      'Sells a membership by invoice, from a day on. The same sale sent again is the same one. Who has it is told by mail.',
    ...onePerson,
    body: Sale,
    answer: Purchased,
    refusals: {
      ...unknown,
      ...ofStart,
      ...purchaseRefusals,
    },
    audits: ['membership-sold'],
    concerns: 'person',
  }),
}
