import { type Done, route } from '#platform/api/route.ts'
import type { CasePage, OpenCase } from './contract.ts'
import type { AssigneeForm, DecisionForm } from './decision-form.ts'

/** What is no filter, no order and no page is left out of account by the API. */
type Asked = Readonly<Record<string, string | number | undefined>>

const cases = '/api/frontend/staff/cases'

export const caseRoutes = {
  list: route<{ query: Asked; answer: CasePage }>()('GET', cases),
  read: route<{ answer: OpenCase }>()('GET', `${cases}/:id`),
  decide: route<{ body: DecisionForm; answer: Done }>()('POST', `${cases}/:id/decision`),
  takeBack: route<{ answer: Done }>()('DELETE', `${cases}/:id/decision`),
  assign: route<{ body: AssigneeForm; answer: Done }>()('PUT', `${cases}/:id/assignee`),
}
