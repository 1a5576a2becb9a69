import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { CreatedIssue, NewsletterOverview, OpenIssue } from '../contract.ts'
import type { IssueForm, SeenIssue } from '../forms.ts'

const newsletter = '/api/frontend/staff/newsletter'
const issues = `${newsletter}/issues` as const

export const issueEndpoints = {
  overview: endpoint<{ answer: NewsletterOverview }>()('GET', newsletter),
  create: endpoint<{ answer: CreatedIssue }>()('POST', issues),
  read: endpoint<{ answer: OpenIssue }>()('GET', `${issues}/:id`),
  write: endpoint<{ body: IssueForm; answer: Done }>()('PUT', `${issues}/:id`),
  remove: endpoint<{ answer: Done }>()('DELETE', `${issues}/:id`),
  test: endpoint<{ body: SeenIssue; answer: Done }>()('POST', `${issues}/:id/test`),
  send: endpoint<{ body: SeenIssue; answer: Done }>()('POST', `${issues}/:id/sending`),
}
