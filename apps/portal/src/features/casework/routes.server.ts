import { z } from 'zod'
import { caseRefusals } from '#core/cases/contract.ts'
import { describeRoute, only } from '#platform/api/describe-route.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { CaseFilters } from './case-filters.ts'
import { CasePage, OpenCase } from './contract.ts'
import { AssigneeForm, DecisionForm } from './decision-form.ts'
import { kindRefusals } from './kind-refusals.ts'
import { caseRoutes as routes } from './routes.ts'

const caseworkers = { staff: ['caseworker', 'admin'] } as const
const oneCase = {
  mayAsk: caseworkers,
  params: { schema: z.object({ id: z.uuid() }), refusal: 'CASE_NOT_FOUND' },
} as const

export const described = {
  list: describeRoute(routes.list, {
    summary: 'Open cases, those that have waited longest first unless asked otherwise.',
    mayAsk: caseworkers,
    query: CaseFilters,
    answer: CasePage,
  }),
  read: describeRoute(routes.read, {
    summary: 'A case, what has happened to it, and what may be decided.',
    ...oneCase,
    answer: OpenCase,
    refusals: only(caseRefusals, 'CASE_NOT_FOUND'),
  }),
  decide: describeRoute(routes.decide, {
    summary: 'Decides about a case as it was seen. It takes effect two minutes later.',
    ...oneCase,
    body: DecisionForm,
    answer: Done,
    refusals: {
      ...only(
        caseRefusals,
        'CASE_NOT_FOUND',
        'CASE_CHANGED',
        'STEP_NOT_POSSIBLE',
        'COMMENT_REQUIRED',
      ),
      ...kindRefusals,
    },
    audits: ['case-decided'],
  }),
  takeBack: describeRoute(routes.takeBack, {
    summary: 'Takes a decision back that has not taken effect.',
    ...oneCase,
    answer: Done,
    refusals: only(caseRefusals, 'CASE_NOT_FOUND', 'NOTHING_TO_TAKE_BACK'),
    audits: ['case-decision-taken-back'],
  }),
  assign: describeRoute(routes.assign, {
    summary: 'Takes a case as one’s own, or gives it back, if nobody else has taken it meanwhile.',
    ...oneCase,
    body: AssigneeForm,
    answer: Done,
    refusals: only(caseRefusals, 'CASE_NOT_FOUND', 'CASE_CHANGED'),
    audits: ['case-assigned'],
  }),
}
