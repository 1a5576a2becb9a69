import { z } from 'zod'
import { bankRefusals } from '#core/bank/refusals.ts'
import { mediaTypes } from '#core/files/file-types.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { grantRefusals } from '#core/grants/refusals.ts'
import { BudgetReserved } from '#core/grants/reserved.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { fundingFilters, StaffFunding } from '../model/contract.ts'
import { ofFile, ofGrant } from '../model/endpoint-parts.server.ts'
import {
  AgainForm,
  ApprovePartForm,
  ClaimForm,
  DayForm,
  ReasonForm,
  ReceivedForm,
} from '../model/forms.ts'
import { fundingRefusals } from '../model/refusals.ts'
import { staffFundingEndpoints as endpoints } from './endpoints.ts'

const access = { staff: ['caseworker'] } as const
const refusal = 'GRANT_NOT_FOUND' as const
const ofPart = { schema: z.object({ partId: z.uuid() }), refusal }
const ofReport = { schema: z.object({ reportId: z.uuid() }), refusal }
const ofClaim = { schema: z.object({ claimId: z.uuid() }), refusal }
const changing = only(grantRefusals, 'GRANT_NOT_FOUND', 'GRANT_STATE')
const covered = only(grantRefusals, 'GRANT_BUDGET_EXCEEDED', 'GRANT_BUDGET_RESERVED')
const refusalDetails = { GRANT_BUDGET_RESERVED: BudgetReserved }
const preparing = {
  ...changing,
  ...only(
    fundingRefusals,
    'GRANT_ACCOUNT_MISSING',
    'GRANT_ACCOUNT_CHANGED',
    'GRANT_ACCOUNT_OF_COMMITTEE',
  ),
  ...only(bankRefusals, 'PAYOUT_EXCEEDS_BALANCE', 'PAYOUT_DIFFERS'),
}
const concerns = 'person' as const

export const staffFundingDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary:
      'Grants that were given: those where staff do something next, running ones or ended ones.',
    access,
    query: z.object({ show: z.enum(fundingFilters) }),
    answer: StaffFunding,
  }),
  file: describeEndpoint(endpoints.file, {
    summary: 'A receipt of a report, for staff.',
    access,
    params: ofFile,
    answer: { kind: 'file', types: mediaTypes },
    refusals: downloadRefusals,
  }),
  approvePart: describeEndpoint(endpoints.approvePart, {
    summary: 'Approves a part of a grant to the account that counts. A second person releases it.',
    access,
    params: ofPart,
    body: ApprovePartForm,
    answer: Done,
    refusals: preparing,
    audits: ['grant-part-approved', 'payout-prepared'],
    concerns,
  }),
  payAgain: describeEndpoint(endpoints.payAgain, {
    summary: 'Prepares a part that failed, came back or was stopped once more.',
    access,
    params: ofPart,
    body: AgainForm,
    answer: Done,
    refusals: {
      ...preparing,
      ...only(
        bankRefusals,
        'PAYOUT_CHANGED',
        'PAYOUT_ASKED_AGAIN',
        'PAYOUT_ACCOUNT_NOT_CONFIRMED',
        'PAYOUT_ACCOUNT_OF_DECIDER',
      ),
    },
    audits: ['grant-part-again', 'payout-prepared'],
    concerns,
  }),
  approveReport: describeEndpoint(endpoints.approveReport, {
    summary:
      'Approves a report: the rest is paid, what is left goes back to the budget, and what was paid above it is proposed to be claimed back.',
    access,
    params: ofReport,
    answer: Done,
    refusals: {
      ...changing,
      ...only(fundingRefusals, 'GRANT_PAYOUT_ON_ITS_WAY', 'CLAIM_TOO_MUCH'),
    },
    audits: ['grant-report-approved', 'grant-claim-proposed'],
    concerns,
  }),
  returnReport: describeEndpoint(endpoints.returnReport, {
    summary: 'Returns a report with a reason and a new last day.',
    access,
    params: ofReport,
    body: DayForm,
    answer: Done,
    refusals: { ...changing, ...only(fundingRefusals, 'GRANT_DATE_INVALID') },
    audits: ['grant-report-returned'],
    concerns,
  }),
  undoReport: describeEndpoint(endpoints.undoReport, {
    summary:
      'Opens a report again that was approved by mistake: what the approval led to is taken back.',
    access,
    params: ofReport,
    body: ReasonForm,
    answer: Done,
    refusals: {
      ...changing,
      ...covered,
      ...only(fundingRefusals, 'REPORT_REST_PAID', 'REPORT_REST_PREPARED', 'REPORT_CLAIM_PAID'),
    },
    audits: ['grant-report-reopened', 'grant-claim-cancelled'],
    concerns,
  }),
  postpone: describeEndpoint(endpoints.postpone, {
    summary: 'Gives a new last day for the report of a grant, with a reason.',
    access,
    params: ofGrant,
    body: DayForm,
    answer: Done,
    refusals: { ...changing, ...only(fundingRefusals, 'GRANT_DATE_INVALID') },
    audits: ['grant-report-postponed'],
    concerns,
  }),
  reopen: describeEndpoint(endpoints.reopen, {
    summary: 'Offers a grant that was declined or has lapsed once more.',
    access,
    params: ofGrant,
    body: DayForm,
    answer: Done,
    refusals: {
      ...changing,
      ...covered,
      ...only(fundingRefusals, 'GRANT_DATE_INVALID', 'GRANT_YEAR_CLOSED'),
    },
    refusalDetails,
    audits: ['grant-reopened'],
    concerns,
  }),
  end: describeEndpoint(endpoints.end, {
    summary:
      'Ends a grant of which no report will come: nothing more is paid, and what is left goes back to the budget.',
    access,
    params: ofGrant,
    body: ReasonForm,
    answer: Done,
    refusals: { ...changing, ...only(fundingRefusals, 'GRANT_PAYOUT_ON_ITS_WAY') },
    audits: ['grant-ended'],
    concerns,
  }),
  propose: describeEndpoint(endpoints.propose, {
    summary: 'Proposes to claim money of a grant back. A second person confirms it.',
    access,
    params: ofGrant,
    body: ClaimForm,
    answer: Done,
    refusals: { ...changing, ...only(fundingRefusals, 'CLAIM_TOO_MUCH', 'GRANT_DATE_INVALID') },
    audits: ['grant-claim-proposed'],
    concerns,
  }),
  confirm: describeEndpoint(endpoints.confirm, {
    summary: 'A second person confirms a claim, which the applicant is mailed.',
    access,
    params: ofClaim,
    answer: Done,
    refusals: { ...changing, ...only(fundingRefusals, 'CLAIM_OWN') },
    audits: ['grant-claim-confirmed'],
    concerns,
  }),
  register: describeEndpoint(endpoints.register, {
    summary: 'Registers on which day the money of a claim came, or takes that back.',
    access,
    params: ofClaim,
    body: ReceivedForm,
    answer: Done,
    refusals: { ...changing, ...only(fundingRefusals, 'CLAIM_DATE_INVALID') },
    audits: ['grant-claim-received'],
    concerns,
  }),
  confirmReceived: describeEndpoint(endpoints.confirmReceived, {
    summary: 'A second person confirms that the money of a claim came: it is booked.',
    access,
    params: ofClaim,
    answer: Done,
    refusals: { ...changing, ...only(fundingRefusals, 'CLAIM_OWN', 'CLAIM_NO_BANK') },
    audits: ['grant-claim-paid'],
    concerns,
  }),
  cancel: describeEndpoint(endpoints.cancel, {
    summary: 'Cancels a claim that was wrong, with a reason.',
    access,
    params: ofClaim,
    body: ReasonForm,
    answer: Done,
    refusals: { ...changing, ...covered },
    refusalDetails,
    audits: ['grant-claim-cancelled'],
    concerns,
  }),
}
