import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { CreatedIssue, NewsletterOverview, OpenIssue } from '../contract.ts'
import { IssueForm, SeenIssue } from '../forms.ts'
import { issueRefusals } from '../refusals.ts'
import { issueEndpoints as endpoints } from './endpoints.ts'

const access = { staff: ['contact', 'admin'] } as const
const one = {
  access,
  params: { schema: z.object({ id: z.uuid() }), refusal: 'ISSUE_NOT_FOUND' },
} as const

export const described = {
  overview: describeEndpoint(endpoints.overview, {
    summary: 'How many subscribe to the newsletter, and its issues. Nobody’s address.',
    access,
    answer: NewsletterOverview,
  }),
  create: describeEndpoint(endpoints.create, {
    summary: 'Begins an issue of the newsletter, which is empty.',
    access,
    status: 201,
    answer: CreatedIssue,
    audits: ['newsletter-issue-created'],
    concerns: { nobody: 'goes to everybody who subscribes' },
  }),
  read: describeEndpoint(endpoints.read, {
    summary: 'An issue with both its mails, how many would get it, and what has become of it.',
    ...one,
    answer: OpenIssue,
    refusals: only(issueRefusals, 'ISSUE_NOT_FOUND'),
  }),
  write: describeEndpoint(endpoints.write, {
    summary: 'Writes an issue that is not sent yet.',
    ...one,
    body: IssueForm,
    answer: Done,
    refusals: only(issueRefusals, 'ISSUE_NOT_FOUND', 'ISSUE_CHANGED', 'ISSUE_SENT'),
    audits: ['newsletter-issue-changed'],
    concerns: { nobody: 'goes to everybody who subscribes' },
  }),
  remove: describeEndpoint(endpoints.remove, {
    summary: 'Throws an issue away that is not sent yet.',
    ...one,
    answer: Done,
    refusals: only(issueRefusals, 'ISSUE_NOT_FOUND', 'ISSUE_SENT'),
    audits: ['newsletter-issue-removed'],
    concerns: { nobody: 'goes to everybody who subscribes' },
  }),
  test: describeEndpoint(endpoints.test, {
    summary: 'Sends an issue in both languages to oneself. Nothing is changed.',
    ...one,
    body: SeenIssue,
    answer: Done,
    refusals: only(issueRefusals, 'ISSUE_NOT_FOUND', 'ISSUE_CHANGED', 'ISSUE_INCOMPLETE'),
    audits: [],
  }),
  send: describeEndpoint(endpoints.send, {
    summary: 'Sends an issue to everybody who subscribes now and has chosen its topic.',
    ...one,
    body: SeenIssue,
    answer: Done,
    refusals: issueRefusals,
    audits: ['newsletter-issue-sent'],
    concerns: { nobody: 'goes to everybody who subscribes' },
  }),
}
