import { type Done, route } from '#platform/api/endpoint.ts'
import type { CreatedIssue, NewsletterOverview, OpenIssue } from '../contract.ts'
import type { IssueForm, SeenIssue } from '../forms.ts'

const newsletter = '/api/frontend/staff/newsletter'
const issues = `${newsletter}/issues` as const

export const issueEndpoints = {
  overview: route<{ answer: NewsletterOverview }>()('GET', newsletter),
  create: route<{ answer: CreatedIssue }>()('POST', issues),
  read: route<{ answer: OpenIssue }>()('GET', `${issues}/:id`),
  write: route<{ body: IssueForm; answer: Done }>()('PUT', `${issues}/:id`),
  remove: route<{ answer: Done }>()('DELETE', `${issues}/:id`),
  test: route<{ body: SeenIssue; answer: Done }>()('POST', `${issues}/:id/test`),
  send: route<{ body: SeenIssue; answer: Done }>()('POST', `${issues}/:id/sending`),
}
