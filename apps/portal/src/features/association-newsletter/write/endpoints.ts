import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { CreatedIssue, NewsletterOverview, OpenIssue } from './contract.ts'
import type { IssueForm, SeenIssue } from './forms.ts'

const newsletter = '/api/frontend/my-associations/:id/newsletter'
const issues = `${newsletter}/issues` as const
const issue = `${issues}/:issueId` as const

export const writeEndpoints = {
  readOverview: endpoint<{ answer: NewsletterOverview }>()('GET', newsletter),
  createIssue: endpoint<{ answer: CreatedIssue }>()('POST', issues),
  readIssue: endpoint<{ answer: OpenIssue }>()('GET', issue),
  updateIssue: endpoint<{ body: IssueForm; answer: Done }>()('PUT', issue),
  deleteIssue: endpoint<{ answer: Done }>()('DELETE', issue),
  sendTest: endpoint<{ body: SeenIssue; answer: Done }>()('POST', `${issue}/test`),
  sendIssue: endpoint<{ body: SeenIssue; answer: Done }>()('POST', `${issue}/sending`),
  stopIssue: endpoint<{ answer: Done }>()('POST', `${issue}/stop`),
}
