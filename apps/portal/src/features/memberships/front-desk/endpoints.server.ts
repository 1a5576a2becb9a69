import { z } from 'zod'
import { EmailAddress } from '#core/accounts/email-address.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { ActionPreview, Purchased, PurchasePreview } from '../model/contract.ts'
import {
  actionRefusals,
  cancelFreezeRefusals,
  frontDeskRefusals,
  purchaseRefusals,
} from '../model/refusals.ts'
import { actionNames } from './change-membership.server.ts'
import {
  ChangePreviewRequest,
  FrontDeskChange,
  FrontDeskMember,
  Sale,
  SalePreviewRequest,
} from './contract.ts'
import { frontDeskEndpoints as endpoints } from './endpoints.ts'

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

const unknownPerson = only(frontDeskRefusals, 'PERSON_NOT_FOUND')
const startRefusals = only(frontDeskRefusals, 'START_IN_PAST', 'START_TOO_FAR')
const changeRefusals = {
  ...unknownPerson,
  ...only(frontDeskRefusals, 'MEMBERSHIP_NOT_TERMINATED', 'MEMBERSHIP_FOLLOWED'),
  ...only(frontDeskRefusals, 'MEMBERSHIP_CREDITED', 'END_NOT_EARLIER', 'END_TOO_EARLY'),
  ...only(frontDeskRefusals, 'DISQUALIFICATION_UNCHANGED'),
  ...actionRefusals,
  ...cancelFreezeRefusals,
}

export const frontDeskDescribed = {
  findPerson: describeEndpoint(endpoints.findPerson, {
    summary:
      'Finds the buyer of a membership by the exact address of the account. Nothing is changed.',
    access,
    refusalField,
    body: z.object({ email: EmailAddress }),
    answer: z.object({ id: z.string() }),
    refusals: unknownPerson,
    audits: [],
  }),
  describeMember: describeEndpoint(endpoints.describeMember, {
    summary: 'A person’s memberships and invoices, and what can be sold to them.',
    ...onePerson,
    answer: FrontDeskMember,
    refusals: unknownPerson,
  }),
  previewChange: describeEndpoint(endpoints.previewChange, {
    summary: 'Previews a change that staff make for a member. Nothing is changed.',
    ...onePerson,
    body: ChangePreviewRequest,
    answer: ActionPreview,
    refusals: changeRefusals,
    audits: [],
  }),
  changeMembership: describeEndpoint(endpoints.changeMembership, {
    summary:
      'Freezes, ends or blocks a membership for its member, or undoes that, if the version is still the one that was read. Invoices of days that are not used are credited. The member is notified by email.',
    ...onePerson,
    body: FrontDeskChange,
    answer: Done,
    refusals: {
      ...changeRefusals,
      ...only(frontDeskRefusals, 'MEMBERSHIP_CHANGED'),
    },
    audits: Object.values(actionNames),
    concerns: 'person',
  }),
  previewSale: describeEndpoint(endpoints.previewSale, {
    summary: 'Previews the sale of a membership by staff. Nothing is changed.',
    ...onePerson,
    body: SalePreviewRequest,
    answer: PurchasePreview,
    refusals: { ...unknownPerson, ...startRefusals, ...only(purchaseRefusals, 'TYPE_NOT_FOUND') },
    audits: [],
  }),
  sellMembership: describeEndpoint(endpoints.sellMembership, {
    summary:
      'Sells a membership by invoice from a given day. Idempotent by `orderId`. The member is notified by email.',
    ...onePerson,
    body: Sale,
    answer: Purchased,
    refusals: {
      ...unknownPerson,
      ...startRefusals,
      ...purchaseRefusals,
    },
    audits: ['membership-sold'],
    concerns: 'person',
  }),
}
