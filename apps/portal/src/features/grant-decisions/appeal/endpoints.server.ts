import { z } from 'zod'
import { associationRefusals } from '#core/associations/refusals.ts'
import { grantRefusals } from '#core/grants/refusals.ts'
import { BudgetReserved } from '#core/grants/reserved.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { decisionRefusals } from '../model/refusals.ts'
import { AppealForm, OwnDecisions, ResultForm, SeenForm, StaffAppeals } from './contract.ts'
import { appealEndpoints as endpoints } from './endpoints.ts'

const ofApplication = {
  schema: z.object({ applicationId: z.uuid() }),
  refusal: 'GRANT_NOT_FOUND',
} as const
const own = {
  ...only(grantRefusals, 'GRANT_NOT_FOUND'),
  ...only(associationRefusals, 'ASSOCIATION_RIGHT_MISSING'),
}
const staff = { staff: ['caseworker'] } as const
const ofAppeal = {
  schema: z.object({ appealId: z.uuid() }),
  refusal: 'APPEAL_NOT_FOUND',
} as const
const deciding = only(
  decisionRefusals,
  'APPEAL_NOT_FOUND',
  'APPEAL_CLOSED',
  'APPEAL_CHANGED',
  'APPEAL_OTHER_BODY',
)

export const appealDescribed = {
  own: describeEndpoint(endpoints.own, {
    summary: 'All letters about an application of the caller, and the appeals against them.',
    access: 'user',
    params: ofApplication,
    answer: OwnDecisions,
    refusals: own,
  }),
  letter: describeEndpoint(endpoints.letter, {
    summary: 'One letter about an application of the caller, as a PDF.',
    access: 'user',
    params: {
      schema: z.object({ applicationId: z.uuid(), letterId: z.uuid() }),
      refusal: 'GRANT_NOT_FOUND',
    },
    answer: { kind: 'file', types: ['application/pdf'] },
    refusals: { ...own, ...only(decisionRefusals, 'NO_SENDER') },
  }),
  send: describeEndpoint(endpoints.send, {
    summary: 'Appeals against the decision about an application of the caller.',
    access: 'user',
    params: ofApplication,
    body: AppealForm,
    answer: Done,
    refusals: {
      ...own,
      ...only(grantRefusals, 'GRANT_STATE'),
      ...only(decisionRefusals, 'APPEAL_WAITS', 'APPEAL_FINAL'),
    },
  }),
  withdraw: describeEndpoint(endpoints.withdraw, {
    summary: 'Takes back an appeal that is not decided.',
    access: 'user',
    params: ofApplication,
    answer: Done,
    refusals: { ...own, ...only(decisionRefusals, 'APPEAL_CLOSED') },
  }),
  list: describeEndpoint(endpoints.list, {
    summary: 'Appeals that wait for the other body, and the latest that were decided.',
    access: staff,
    answer: StaffAppeals,
  }),
  register: describeEndpoint(endpoints.register, {
    summary: 'Writes down what the other body has decided. A second person confirms it.',
    access: staff,
    params: ofAppeal,
    body: ResultForm,
    answer: Done,
    refusals: {
      ...deciding,
      ...only(decisionRefusals, 'DAY_IMPOSSIBLE', 'RESULT_SAME'),
      ...only(grantRefusals, 'GRANT_STATE'),
    },
    audits: ['grant-appeal-registered'],
    concerns: 'person',
  }),
  drop: describeEndpoint(endpoints.drop, {
    summary: 'Drops a result that was registered wrongly and is not confirmed.',
    access: staff,
    params: ofAppeal,
    body: SeenForm,
    answer: Done,
    refusals: deciding,
    audits: ['grant-appeal-registration-dropped'],
    concerns: 'person',
  }),
  confirm: describeEndpoint(endpoints.confirm, {
    summary: 'A second person confirms what the other body has decided; the applicant is mailed.',
    access: staff,
    params: ofAppeal,
    body: SeenForm,
    answer: Done,
    refusals: {
      ...deciding,
      ...only(decisionRefusals, 'SECOND_PERSON_NEEDED'),
      ...only(
        grantRefusals,
        'GRANT_NOT_FOUND',
        'GRANT_STATE',
        'GRANT_BUDGET_EXCEEDED',
        'GRANT_BUDGET_RESERVED',
        'GRANT_PAID',
      ),
    },
    refusalDetails: { GRANT_BUDGET_RESERVED: BudgetReserved },
    audits: ['grant-appeal-confirmed'],
    concerns: 'person',
  }),
}
