import { type Done, route } from '#platform/api/endpoint.ts'
import type {
  Assigned,
  CaseCounts,
  CasePage,
  CaseStatistics,
  NextCase,
  OpenCase,
  ShownSecret,
} from './contract.ts'
import type { AssigneeForm, AssigneesForm, DecisionForm } from './decision-form.ts'
import type { SecretForm } from './secret-form.ts'

/** What is no filter, no order and no page is left out of account by the API. */
type Asked = Readonly<Record<string, string | number | undefined>>

const ofStaff = '/api/frontend/staff'
const cases = `${ofStaff}/cases` as const

export const caseEndpoints = {
  list: route<{ query: Asked; answer: CasePage }>()('GET', cases),
  counts: route<{ answer: CaseCounts }>()('GET', `${ofStaff}/case-counts`),
  statistics: route<{ query: Asked; answer: CaseStatistics }>()(
    'GET',
    `${ofStaff}/case-statistics`,
  ),
  assignAll: route<{ body: AssigneesForm; answer: Assigned }>()('PUT', `${cases}/assignees`),
  read: route<{ answer: OpenCase }>()('GET', `${cases}/:id`),
  next: route<{ query: Asked; answer: NextCase }>()('GET', `${cases}/:id/next`),
  file: route<{ answer: null }>()('GET', `${cases}/:id/files/:file`),
  secret: route<{ body: SecretForm; answer: ShownSecret }>()('POST', `${cases}/:id/secrets`),
  decide: route<{ body: DecisionForm; answer: Done }>()('POST', `${cases}/:id/decision`),
  takeBack: route<{ answer: Done }>()('DELETE', `${cases}/:id/decision`),
  assign: route<{ body: AssigneeForm; answer: Done }>()('PUT', `${cases}/:id/assignee`),
}
