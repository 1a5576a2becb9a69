import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { caseRefusals } from '#core/cases/contract.ts'
import { uploadRefusalDetails } from '#core/files/contract.ts'
import { longestUpload } from '#core/files/limits.ts'
import { uploadRefusals } from '#core/files/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { FounderQuestion, Founding, SentApplication } from '../model/contract.ts'
import { foundingRefusals } from '../model/refusals.ts'
import { foundEndpoints as endpoints } from './endpoints.ts'
import { FounderAnswer, FounderToken, FounderWanted, OwnOne } from './forms.ts'

const language = z.enum(locales)
const tooMany = only(accountRefusals, 'TOO_MANY_ATTEMPTS')

const upload = {
  access: 'user',
  body: { type: 'multipart/form-data' },
  longestBody: longestUpload,
  answer: SentApplication,
  refusalDetails: uploadRefusalDetails,
  limits: 'Twenty in a quarter of an hour.',
} as const
const formRefusals = {
  ...uploadRefusals,
  ...tooMany,
  ...only(
    foundingRefusals,
    'APPLICATION_EXISTS',
    'FOUNDER_TWICE',
    'FOUNDER_IS_APPLICANT',
    'FOUNDERS_TOO_FEW',
    'STATUTES_REQUIRED',
    'MINUTES_REQUIRED',
    'STATUTES_NOT_PDF',
    'MINUTES_NOT_PDF',
  ),
}

export const describedFounding = {
  founding: describeEndpoint(endpoints.founding, {
    summary: 'One’s application to found an association, and what its form needs.',
    access: 'user',
    answer: Founding,
  }),
  sendApplication: describeEndpoint(endpoints.sendApplication, {
    summary:
      'Applies to found an association: a part “content” of JSON, and parts “file”. The founders get a mail.',
    query: z.object({ language }),
    ...upload,
    refusals: formRefusals,
  }),
  editApplication: describeEndpoint(endpoints.editApplication, {
    summary: 'Changes one’s application while staff do not have it, and sends it again.',
    query: z.object({ id: z.uuid(), language }),
    ...upload,
    refusals: {
      ...formRefusals,
      ...only(foundingRefusals, 'APPLICATION_NOT_FOUND', 'APPLICATION_LOCKED'),
      ...only(caseRefusals, 'CASE_NOT_FOUND', 'STEP_NOT_POSSIBLE'),
    },
  }),
  remindFounder: describeEndpoint(endpoints.remindFounder, {
    summary: 'Sends the mail to a founder again, who has not answered or has declined.',
    access: 'user',
    body: FounderWanted,
    answer: Done,
    refusals: only(
      foundingRefusals,
      'APPLICATION_NOT_FOUND',
      'FOUNDER_NOT_FOUND',
      'FOUNDER_MAIL_SENT',
    ),
  }),
  withdrawApplication: describeEndpoint(endpoints.withdrawApplication, {
    summary: 'Withdraws one’s application before it is approved.',
    access: 'user',
    body: OwnOne,
    answer: Done,
    refusals: only(foundingRefusals, 'APPLICATION_NOT_FOUND'),
  }),
  founderQuestion: describeEndpoint(endpoints.founderQuestion, {
    summary:
      'What the link of a mail asks somebody who was named as a founder. Nothing is changed.',
    access: 'everybody',
    body: FounderToken,
    answer: FounderQuestion,
    refusals: only(foundingRefusals, 'FOUNDER_LINK_INVALID'),
  }),
  answerAsFounder: describeEndpoint(endpoints.answerAsFounder, {
    summary: 'A founder confirms or declines. The same answer again changes nothing.',
    access: 'everybody',
    body: FounderAnswer,
    answer: Done,
    refusals: {
      ...only(foundingRefusals, 'FOUNDER_LINK_INVALID', 'FOUNDER_ANSWERED'),
      ...only(caseRefusals, 'CASE_EXISTS', 'CASE_NOT_FOUND', 'STEP_NOT_POSSIBLE'),
    },
  }),
}
