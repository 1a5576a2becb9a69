import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { issueRefusals } from '../model/refusals.ts'
import { CreatedIssue, NewsletterOverview, OpenIssue } from './contract.ts'
import { issueEndpoints as endpoints } from './endpoints.ts'
import { IssueForm, SeenIssue } from './forms.ts'

const access = { staff: ['contact', 'admin'] } as const
const one = {
  access,
  params: { schema: z.object({ id: z.uuid() }), refusal: 'ISSUE_NOT_FOUND' },
} as const

export const described = {
  readOverview: describeEndpoint(endpoints.readOverview, {
    summary: 'The number of subscribers and the issues of the newsletter. Contains no addresses.',
    access,
    answer: NewsletterOverview,
  }),
  createIssue: describeEndpoint(endpoints.createIssue, {
    summary: 'Creates an empty issue of the newsletter.',
    access,
    status: 201,
    answer: CreatedIssue,
    audits: ['newsletter-issue-created'],
    concerns: { nobody: 'an issue goes to all subscribers' },
  }),
  readIssue: describeEndpoint(endpoints.readIssue, {
    summary: 'An issue with both mails, the number of recipients and the state of delivery.',
    ...one,
    answer: OpenIssue,
    refusals: only(issueRefusals, 'ISSUE_NOT_FOUND'),
  }),
  updateIssue: describeEndpoint(endpoints.updateIssue, {
    summary: 'Updates an issue that has not been sent.',
    ...one,
    body: IssueForm,
    answer: Done,
    refusals: only(issueRefusals, 'ISSUE_NOT_FOUND', 'ISSUE_CHANGED', 'ISSUE_SENT'),
    audits: ['newsletter-issue-changed'],
    concerns: { nobody: 'an issue goes to all subscribers' },
  }),
  deleteIssue: describeEndpoint(endpoints.deleteIssue, {
    summary: 'Deletes an issue that has not been sent.',
    ...one,
    answer: Done,
    refusals: only(issueRefusals, 'ISSUE_NOT_FOUND', 'ISSUE_SENT'),
    audits: ['newsletter-issue-removed'],
    concerns: { nobody: 'an issue goes to all subscribers' },
  }),
  sendTest: describeEndpoint(endpoints.sendTest, {
    summary: 'Sends an issue in both languages to the caller. Nothing is changed.',
    ...one,
    body: SeenIssue,
    answer: Done,
    refusals: only(issueRefusals, 'ISSUE_NOT_FOUND', 'ISSUE_CHANGED', 'ISSUE_INCOMPLETE'),
    audits: [],
  }),
  sendIssue: describeEndpoint(endpoints.sendIssue, {
    summary: 'Sends an issue to all current subscribers of its topic.',
    ...one,
    body: SeenIssue,
    answer: Done,
    refusals: issueRefusals,
    audits: ['newsletter-issue-sent'],
    concerns: { nobody: 'an issue goes to all subscribers' },
  }),
}
