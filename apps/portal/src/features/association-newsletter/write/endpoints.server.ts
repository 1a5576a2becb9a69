import { z } from 'zod'
import { AssociationId } from '#core/associations/contract.ts'
import { associationRefusals } from '#core/associations/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { newsletterRefusals } from '../model/refusals.ts'
import { CreatedIssue, NewsletterOverview, OpenIssue } from './contract.ts'
import { writeEndpoints as endpoints } from './endpoints.ts'
import { IssueForm, SeenIssue } from './forms.ts'

const access = 'user'
const params = { schema: z.object({ id: AssociationId }), refusal: 'ASSOCIATION_NOT_FOUND' }
const one = {
  access,
  params: {
    schema: z.object({ id: AssociationId, issueId: z.uuid() }),
    refusal: 'ISSUE_NOT_FOUND',
  },
} as const
const toRead = only(associationRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING')
const toChange = { ...toRead, ...only(associationRefusals, 'ASSOCIATION_STATE') }
const ofIssue = (...codes: (keyof typeof newsletterRefusals)[]) =>
  only(newsletterRefusals, 'ISSUE_NOT_FOUND', ...codes)

export const writeDescribed = {
  readOverview: describeEndpoint(endpoints.readOverview, {
    summary:
      'The issues of the newsletter of an association, and how many get it. Contains no addresses.',
    access,
    params,
    answer: NewsletterOverview,
    refusals: toRead,
  }),
  createIssue: describeEndpoint(endpoints.createIssue, {
    summary: 'Creates an empty issue of the newsletter of an association.',
    access,
    params,
    status: 201,
    answer: CreatedIssue,
    refusals: { ...toChange, ...only(newsletterRefusals, 'TOO_MANY_DRAFTS') },
  }),
  readIssue: describeEndpoint(endpoints.readIssue, {
    summary: 'An issue with its mails, the number of recipients and the state of delivery.',
    ...one,
    answer: OpenIssue,
    refusals: { ...toRead, ...ofIssue() },
  }),
  updateIssue: describeEndpoint(endpoints.updateIssue, {
    summary: 'Updates an issue that has not been sent.',
    ...one,
    body: IssueForm,
    answer: Done,
    refusals: { ...toChange, ...ofIssue('ISSUE_CHANGED', 'ISSUE_SENT') },
  }),
  deleteIssue: describeEndpoint(endpoints.deleteIssue, {
    summary: 'Deletes an issue that has not been sent.',
    ...one,
    answer: Done,
    refusals: { ...toChange, ...ofIssue('ISSUE_SENT') },
  }),
  sendTest: describeEndpoint(endpoints.sendTest, {
    summary: 'Sends an issue to the caller, as its readers would get it. Nothing is changed.',
    ...one,
    body: SeenIssue,
    answer: Done,
    refusals: { ...toChange, ...ofIssue('ISSUE_CHANGED', 'ISSUE_INCOMPLETE') },
  }),
  sendIssue: describeEndpoint(endpoints.sendIssue, {
    summary: 'Sends an issue to the members of the association and to those who follow it.',
    ...one,
    body: SeenIssue,
    answer: Done,
    refusals: {
      ...toChange,
      ...ofIssue('ISSUE_CHANGED', 'ISSUE_SENT', 'ISSUE_INCOMPLETE', 'DAY_LIMIT', 'NO_RECIPIENTS'),
    },
  }),
  stopIssue: describeEndpoint(endpoints.stopIssue, {
    summary: 'Stops an issue that is being sent: mails that wait are cancelled.',
    ...one,
    answer: Done,
    refusals: { ...toRead, ...ofIssue('ISSUE_NOT_SENDING') },
  }),
}
