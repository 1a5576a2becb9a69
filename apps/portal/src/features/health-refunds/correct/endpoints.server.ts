import { z } from 'zod'
import { caseRefusals } from '#core/cases/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { decisionRefusals, lineRefusals } from '../decide/refusals.ts'
import { AfterDecision, FollowUp, Tried } from './contract.ts'
import { correctEndpoints as endpoints } from './endpoints.ts'
import { CorrectionForm, RepaymentForm, TryForm } from './forms.ts'
import { correctionRefusals } from './refusals.ts'

const ofHealth = { access: { staff: ['health'] } } as const
const notFound = only(caseRefusals, 'CASE_NOT_FOUND')
const id = { schema: z.object({ id: z.uuid() }), refusal: 'CASE_NOT_FOUND' } as const
const correction = {
  schema: z.object({ id: z.uuid(), correction: z.uuid() }),
  refusal: 'HEALTH_NOTHING_WAITS',
} as const
const repayment = {
  schema: z.object({ id: z.uuid(), repayment: z.uuid() }),
  refusal: 'HEALTH_NOTHING_WAITS',
} as const
const proposing = only(
  correctionRefusals,
  'HEALTH_DECISION_CHANGED',
  'HEALTH_WAITS',
  'HEALTH_SAME_DECISION',
  'HEALTH_PAYOUT_UNDERWAY',
  'HEALTH_NOT_DECIDED',
  'HEALTH_DAY_INVALID',
)
const confirming = only(
  correctionRefusals,
  'HEALTH_DECISION_CHANGED',
  'HEALTH_PAYOUT_UNDERWAY',
  'HEALTH_NOT_DECIDED',
  'HEALTH_OTHER_PERSON',
  'HEALTH_NOTHING_WAITS',
)

export const correctDescribed = {
  followUp: describeEndpoint(endpoints.followUp, {
    ...ofHealth,
    summary: 'What waits for staff after decisions about refunds of health expenses.',
    answer: FollowUp,
  }),
  after: describeEndpoint(endpoints.after, {
    ...ofHealth,
    summary: 'What has been decided about a refund. The look at it is written down.',
    params: id,
    answer: AfterDecision,
    refusals: notFound,
  }),
  try: describeEndpoint(endpoints.try, {
    ...ofHealth,
    summary: 'What a decision would come to, if something else counted. Nothing is changed.',
    params: id,
    body: TryForm,
    answer: Tried,
    refusals: { ...notFound, ...lineRefusals },
    audits: [],
    concerns: { nobody: 'nothing changes, and one’s own application is not found' },
  }),
  propose: describeEndpoint(endpoints.propose, {
    ...ofHealth,
    summary: 'Proposes to correct a decision, for a second person to confirm.',
    params: id,
    body: CorrectionForm,
    answer: Done,
    refusals: { ...notFound, ...lineRefusals, ...proposing },
    audits: ['health-correction-proposed'],
    concerns: 'person',
  }),
  confirm: describeEndpoint(endpoints.confirm, {
    ...ofHealth,
    summary: 'A second person confirms the correction of a decision: money follows.',
    params: correction,
    answer: Done,
    refusals: {
      ...notFound,
      ...lineRefusals,
      ...confirming,
      ...only(decisionRefusals, 'HEALTH_OTHER_DECISION'),
    },
    audits: ['health-correction-confirmed'],
    concerns: 'person',
  }),
  drop: describeEndpoint(endpoints.drop, {
    ...ofHealth,
    summary: 'Takes a correction away that waits.',
    params: correction,
    answer: Done,
    refusals: { ...notFound, ...only(correctionRefusals, 'HEALTH_NOTHING_WAITS') },
    audits: ['health-correction-dropped'],
    concerns: 'person',
  }),
  register: describeEndpoint(endpoints.register, {
    ...ofHealth,
    summary: 'Registers that claimed money came, is waived, or that one of these was wrong.',
    params: id,
    body: RepaymentForm,
    answer: Done,
    refusals: {
      ...notFound,
      ...only(
        correctionRefusals,
        'HEALTH_DAY_INVALID',
        'HEALTH_MORE_THAN_CLAIMED',
        'HEALTH_NOTHING_WAITS',
        'HEALTH_WAITS',
        'HEALTH_NO_ACCOUNT',
      ),
    },
    audits: ['health-repayment-registered'],
    concerns: 'person',
  }),
  confirmRepayment: describeEndpoint(endpoints.confirmRepayment, {
    ...ofHealth,
    summary: 'A second person confirms it: it is booked.',
    params: repayment,
    answer: Done,
    refusals: {
      ...notFound,
      ...only(
        correctionRefusals,
        'HEALTH_NOTHING_WAITS',
        'HEALTH_OTHER_PERSON',
        'HEALTH_MORE_THAN_CLAIMED',
        'HEALTH_NO_ACCOUNT',
      ),
    },
    audits: ['health-repayment-confirmed'],
    concerns: 'person',
  }),
  dropRepayment: describeEndpoint(endpoints.dropRepayment, {
    ...ofHealth,
    summary: 'Takes away what was registered wrongly, before it is booked.',
    params: repayment,
    answer: Done,
    refusals: { ...notFound, ...only(correctionRefusals, 'HEALTH_NOTHING_WAITS') },
    audits: ['health-repayment-dropped'],
    concerns: 'person',
  }),
}
