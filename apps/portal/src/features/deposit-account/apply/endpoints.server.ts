import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { caseRefusals } from '#core/cases/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import {
  ApplicationDraft,
  EditedSubmission,
  Submission,
  semesterStarts,
  studyDegrees,
} from '../model/application-form.ts'
import {
  AccountApplication,
  ExpectedAmount,
  SavedDraft,
  SentApplication,
  Universities,
} from '../model/contract.ts'
import { depositRefusals } from '../model/refusals.ts'
import { applicationEndpoints as endpoints } from './endpoints.ts'

const inLanguage = z.object({ language: z.enum(locales).optional() })

export const describedApplication = {
  application: describeEndpoint(endpoints.application, {
    summary: 'One’s application for a deposit account, and what has happened to it.',
    access: 'user',
    answer: AccountApplication,
  }),
  send: describeEndpoint(endpoints.send, {
    summary: 'Applies for a deposit account. When several are sent at once, one is accepted.',
    access: 'user',
    query: inLanguage,
    body: Submission,
    answer: SentApplication,
    refusals: {
      ...only(caseRefusals, 'CASE_EXISTS'),
      ...only(depositRefusals, 'NAME_UNWRITABLE'),
    },
  }),
  edit: describeEndpoint(endpoints.edit, {
    summary: 'Sends one’s application again after it was commented or rejected.',
    access: 'user',
    query: inLanguage,
    body: EditedSubmission,
    answer: SentApplication,
    refusals: {
      ...only(caseRefusals, 'CASE_NOT_FOUND', 'STEP_NOT_POSSIBLE'),
      ...only(depositRefusals, 'NAME_UNWRITABLE'),
    },
  }),
  draft: describeEndpoint(endpoints.draft, {
    summary: 'What one has filled in of the application and not sent.',
    access: 'user',
    answer: SavedDraft,
  }),
  saveDraft: describeEndpoint(endpoints.saveDraft, {
    summary: 'Saves what one has filled in so far, valid or not; never a national id.',
    access: 'user',
    body: ApplicationDraft,
    answer: Done,
  }),
  expectedAmount: describeEndpoint(endpoints.expectedAmount, {
    summary: 'What would be deposited if one’s application were approved for a study.',
    access: 'user',
    query: z.object({
      institution: z.string(),
      degree: z.enum(studyDegrees).optional(),
      semesters: z.coerce.number(),
      semesterStart: z.enum(semesterStarts),
    }),
    answer: ExpectedAmount,
  }),
  universities: describeEndpoint(endpoints.universities, {
    summary: 'The institutions whose students may have a deposit account.',
    access: 'everybody',
    query: z.object({ language: z.enum(locales), type: z.literal('udi') }),
    answer: Universities,
  }),
}
