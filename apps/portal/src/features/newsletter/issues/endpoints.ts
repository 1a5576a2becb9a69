import { type Done, route } from '#platform/api/endpoint.ts'
import type { CreatedIssue, NewsletterOverview, OpenIssue } from './contract.ts'
import type { IssueForm, SeenIssue } from './forms.ts'

const newsletter = '/api/frontend/staff/newsletter'
const issues = `${newsletter}/issues` as const

export const issueEndpoints = {
  readOverview: route<{ answer: NewsletterOverview }>()('GET', newsletter),
  createIssue: route<{ answer: CreatedIssue }>()('POST', issues),
  readIssue: route<{ answer: OpenIssue }>()('GET', `${issues}/:id`),
  updateIssue: route<{ body: IssueForm; answer: Done }>()('PUT', `${issues}/:id`),
  deleteIssue: route<{ answer: Done }>()('DELETE', `${issues}/:id`),
  sendTest: route<{ body: SeenIssue; answer: Done }>()('POST', `${issues}/:id/test`),
  sendIssue: route<{ body: SeenIssue; answer: Done }>()('POST', `${issues}/:id/sending`),
}
