import type { QueuePlace } from '#core/staff-area/queue/contract.ts'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type {
  Assigned,
  CaseCounts,
  CasePage,
  CaseSetup,
  CaseStatistics,
  CaseTemplates,
  NotesForMe,
  OpenCase,
  ShownSecret,
} from './contract.ts'
import type { AssigneeForm, AssigneesForm, DecisionForm } from './decision-form.ts'
import type { NoteForm, SeenNotesForm } from './note-form.ts'
import type { OwnTemplateForm } from './own-template-form.ts'
import type { SecretForm } from './secret-form.ts'
import type { SetupEdit, TickForm } from './setup-forms.ts'

/** What is no filter, no order and no page is left out of account by the API. */
type Asked = Readonly<Record<string, string | number | undefined>>

const ofStaff = '/api/frontend/staff'
const cases = `${ofStaff}/cases` as const

export const caseEndpoints = {
  list: endpoint<{ query: Asked; answer: CasePage }>()('GET', cases),
  counts: endpoint<{ answer: CaseCounts }>()('GET', `${ofStaff}/case-counts`),
  statistics: endpoint<{ query: Asked; answer: CaseStatistics }>()(
    'GET',
    `${ofStaff}/case-statistics`,
  ),
  assignAll: endpoint<{ body: AssigneesForm; answer: Assigned }>()('PUT', `${cases}/assignees`),
  read: endpoint<{ answer: OpenCase }>()('GET', `${cases}/:id`),
  next: endpoint<{ query: Asked; answer: QueuePlace }>()('GET', `${cases}/:id/next`),
  file: endpoint<{ answer: null }>()('GET', `${cases}/:id/files/:file`),
  secret: endpoint<{ body: SecretForm; answer: ShownSecret }>()('POST', `${cases}/:id/secrets`),
  readSetup: endpoint<{ answer: CaseSetup }>()('GET', `${ofStaff}/case-setup`),
  saveSetup: endpoint<{ body: SetupEdit; answer: Done }>()('POST', `${ofStaff}/case-setup/changes`),
  templates: endpoint<{ answer: CaseTemplates }>()('GET', `${ofStaff}/case-templates`),
  saveOwnTemplate: endpoint<{ body: OwnTemplateForm; answer: Done }>()(
    'POST',
    `${ofStaff}/case-templates/:kind/own`,
  ),
  removeOwnTemplate: endpoint<{ answer: Done }>()('DELETE', `${ofStaff}/case-own-templates/:id`),
  tick: endpoint<{ body: TickForm; answer: Done }>()('PUT', `${cases}/:id/checks/:check`),
  notesForMe: endpoint<{ answer: NotesForMe }>()('GET', `${ofStaff}/case-notes`),
  writeNote: endpoint<{ body: NoteForm; answer: Done }>()('POST', `${cases}/:id/notes`),
  // Who has seen them goes on at once.
  seeNotes: endpoint<{ body: SeenNotesForm; answer: Done }>()('PUT', `${cases}/:id/notes/seen`, {
    outlivesPage: true,
  }),
  withdrawNote: endpoint<{ answer: Done }>()('DELETE', `${cases}/:id/notes/:note`),
  decide: endpoint<{ body: DecisionForm; answer: Done }>()('POST', `${cases}/:id/decision`),
  takeBack: endpoint<{ answer: Done }>()('DELETE', `${cases}/:id/decision`),
  assign: endpoint<{ body: AssigneeForm; answer: Done }>()('PUT', `${cases}/:id/assignee`),
}
