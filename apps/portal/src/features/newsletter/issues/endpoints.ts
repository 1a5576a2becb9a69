import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { CreatedIssue, NewsletterOverview, OpenIssue } from './contract.ts'
import type { IssueForm, SeenIssue } from './forms.ts'

const newsletter = '/api/frontend/staff/newsletter'
const issues = `${newsletter}/issues` as const

export const issueEndpoints = {
  readOverview: endpoint<{ answer: NewsletterOverview }>()('GET', newsletter),
  createIssue: endpoint<{ answer: CreatedIssue }>()('POST', issues),
  readIssue: endpoint<{ answer: OpenIssue }>()('GET', `${issues}/:id`),
  updateIssue: endpoint<{ body: IssueForm; answer: Done }>()('PUT', `${issues}/:id`),
  deleteIssue: endpoint<{ answer: Done }>()('DELETE', `${issues}/:id`),
  sendTest: endpoint<{ body: SeenIssue; answer: Done }>()('POST', `${issues}/:id/test`),
  sendIssue: endpoint<{ body: SeenIssue; answer: Done }>()('POST', `${issues}/:id/sending`),
}
