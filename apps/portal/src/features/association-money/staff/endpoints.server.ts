import { z } from 'zod'
import { associationRefusals } from '#core/associations/refusals.ts'
import { bankRefusals } from '#core/bank/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { moneyRefusals } from '../model/refusals.ts'
import {
  ApproveForm,
  ReasonForm,
  ShownAccount,
  StaffMoneyDetails,
  StaffRequests,
  StartForm,
} from './contract.ts'
import { staffMoneyEndpoints as endpoints } from './endpoints.ts'

const access = { staff: ['caseworker'] } as const
const ofAssociation = {
  schema: z.object({ id: z.uuid() }),
  refusal: 'ASSOCIATION_NOT_FOUND',
} as const
const ofRequest = {
  schema: z.object({ requestId: z.uuid() }),
  refusal: 'PAYOUT_REQUEST_NOT_FOUND',
} as const
const ofAccount = {
  schema: z.object({ id: z.uuid(), accountId: z.uuid() }),
  refusal: 'ACCOUNT_NOT_FOUND',
} as const
const notFound = only(associationRefusals, 'ASSOCIATION_NOT_FOUND')
const deciding = only(moneyRefusals, 'PAYOUT_REQUEST_NOT_FOUND', 'PAYOUT_REQUEST_DECIDED')
const preparing = {
  ...only(moneyRefusals, 'ACCOUNT_MISSING', 'ACCOUNT_CHANGED'),
  ...only(bankRefusals, 'PAYOUT_EXCEEDS_BALANCE', 'PAYOUT_DIFFERS'),
}

export const staffMoneyDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'Payouts that boards of associations ask for, and the latest that were decided.',
    access,
    answer: StaffRequests,
  }),
  details: describeEndpoint(endpoints.details, {
    summary: 'The money of one association, its bank account without the number, and its payouts.',
    access,
    params: ofAssociation,
    answer: StaffMoneyDetails,
    refusals: notFound,
  }),
  approve: describeEndpoint(endpoints.approve, {
    summary:
      'Approves a payout to the confirmed account of an association. A second person releases it.',
    access,
    params: ofRequest,
    body: ApproveForm,
    answer: Done,
    refusals: { ...deciding, ...preparing },
    audits: ['association-payout-approved', 'payout-prepared'],
    concerns: 'person',
  }),
  decline: describeEndpoint(endpoints.decline, {
    summary: 'Declines a payout, with a reason that the board reads.',
    access,
    params: ofRequest,
    body: ReasonForm,
    answer: Done,
    refusals: deciding,
    audits: ['association-payout-declined'],
    concerns: 'person',
  }),
  start: describeEndpoint(endpoints.start, {
    summary:
      'Prepares a payout that no board has asked for, to the confirmed account of an association.',
    access,
    params: ofAssociation,
    body: StartForm,
    answer: Done,
    refusals: {
      ...notFound,
      ...preparing,
      ...only(moneyRefusals, 'PAYOUT_REQUEST_WAITS', 'PAYOUT_REQUEST_DECIDED'),
    },
    audits: ['association-payout-started', 'payout-prepared'],
    concerns: 'person',
  }),
  showAccount: describeEndpoint(endpoints.showAccount, {
    summary: 'The whole number of a bank account, with the reason for reading it.',
    access,
    params: ofAccount,
    body: ReasonForm,
    answer: ShownAccount,
    refusals: only(moneyRefusals, 'ACCOUNT_NOT_FOUND'),
    audits: ['association-account-shown'],
    concerns: 'person',
  }),
  removeAccount: describeEndpoint(endpoints.removeAccount, {
    summary: 'Removes a bank account that is wrong, with a reason that the board reads.',
    access,
    params: ofAccount,
    body: ReasonForm,
    answer: Done,
    refusals: only(moneyRefusals, 'ACCOUNT_NOT_FOUND'),
    audits: ['association-account-removed'],
    concerns: 'person',
  }),
}
