import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { caseRefusals } from '#core/cases/contract.ts'
import { AttachmentId } from '#core/files/contract.ts'
import { mediaTypes } from '#core/files/file-types.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { describeRoute, only } from '#platform/api/describe-route.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { PeriodQuery } from '#platform/time/asked-period.ts'
import { CaseFilters, CaseSelection } from './case-filters.ts'
import {
  Assigned,
  CaseCounts,
  CasePage,
  CaseStatistics,
  caseworkRefusals,
  NextCase,
  OpenCase,
  ShownSecret,
} from './contract.ts'
import { AssigneeForm, AssigneesForm, DecisionForm } from './decision-form.ts'
import { caseRoutes as routes } from './endpoints.ts'
import { SecretForm } from './secret-form.ts'

const caseworkers = { staff: ['caseworker'] } as const
const oneCase = {
  mayAsk: caseworkers,
  params: { schema: z.object({ id: z.uuid() }), refusal: 'CASE_NOT_FOUND' },
} as const

/** A decision is refused with what the kinds refuse with, too. */
export const describeCasework = (kinds: readonly CaseKind[]) => ({
  list: describeRoute(routes.list, {
    summary: 'Open cases, those that are due first unless asked otherwise.',
    mayAsk: caseworkers,
    query: CaseFilters,
    answer: CasePage,
  }),
  counts: describeRoute(routes.counts, {
    summary: 'How many cases are open, by where they stand.',
    mayAsk: caseworkers,
    answer: CaseCounts,
  }),
  statistics: describeRoute(routes.statistics, {
    summary: 'How long people waited for what was decided in a period, and what is open now.',
    mayAsk: caseworkers,
    query: PeriodQuery,
    answer: CaseStatistics,
  }),
  assignAll: describeRoute(routes.assignAll, {
    summary: 'Takes cases as one’s own, or gives them back: those that can be, and says which not.',
    mayAsk: caseworkers,
    body: AssigneesForm,
    answer: Assigned,
    audits: ['case-assigned'],
    concerns: 'person',
  }),
  read: describeRoute(routes.read, {
    summary: 'A case, what has happened to it, and what may be decided; a closed one to be read.',
    ...oneCase,
    answer: OpenCase,
    refusals: only(caseRefusals, 'CASE_NOT_FOUND'),
  }),
  next: describeRoute(routes.next, {
    summary: 'The case behind this one in the queue that one works through.',
    ...oneCase,
    query: CaseSelection,
    answer: NextCase,
    refusals: only(caseRefusals, 'CASE_NOT_FOUND'),
  }),
  file: describeRoute(routes.file, {
    summary: 'A file that somebody sent with a case.',
    mayAsk: caseworkers,
    params: { schema: z.object({ id: z.uuid(), file: AttachmentId }), refusal: 'FILE_NOT_FOUND' },
    answer: { kind: 'file', types: mediaTypes },
    refusals: downloadRefusals,
  }),
  secret: describeRoute(routes.secret, {
    summary: 'Shows a hidden field of a case, such as the national id, for a reason that is kept.',
    ...oneCase,
    body: SecretForm,
    answer: ShownSecret,
    refusals: {
      ...only(caseRefusals, 'CASE_NOT_FOUND'),
      ...caseworkRefusals,
      ...only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
    },
    limits: 'Ten in a quarter of an hour.',
    audits: ['case-field-shown'],
    concerns: 'person',
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
      ...Object.assign({}, ...kinds.map(({ refusals }) => refusals)),
    },
    audits: ['case-decided'],
    concerns: 'person',
  }),
  takeBack: describeRoute(routes.takeBack, {
    summary: 'Takes a decision back that has not taken effect.',
    ...oneCase,
    answer: Done,
    refusals: only(caseRefusals, 'CASE_NOT_FOUND', 'NOTHING_TO_TAKE_BACK'),
    audits: ['case-decision-taken-back'],
    concerns: 'person',
  }),
  assign: describeRoute(routes.assign, {
    summary: 'Takes a case as one’s own, or gives it back, if nobody else has taken it meanwhile.',
    ...oneCase,
    body: AssigneeForm,
    answer: Done,
    refusals: only(caseRefusals, 'CASE_NOT_FOUND', 'CASE_CHANGED'),
    audits: ['case-assigned'],
    concerns: 'person',
  }),
})
