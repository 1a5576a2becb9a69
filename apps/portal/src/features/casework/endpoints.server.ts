import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { caseRefusals } from '#core/cases/contract.ts'
import { rolesOf, withStatistics } from '#core/cases/kinds-of.ts'
import { AttachmentId } from '#core/files/contract.ts'
import { mediaTypes } from '#core/files/file-types.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { QueuePlace } from '#core/staff-area/queue/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { PeriodQuery } from '#platform/time/requested-period.ts'
import { CaseFilters, CaseSelection } from './case-filters.ts'
import {
  Assigned,
  CaseCounts,
  CasePage,
  CaseSetup,
  CaseStatistics,
  CaseTemplates,
  caseworkRefusals,
  NotesForMe,
  OpenCase,
  ShownSecret,
} from './contract.ts'
import { AssigneeForm, AssigneesForm, DecisionForm } from './decision-form.ts'
import { caseEndpoints as endpoints } from './endpoints.ts'
import { NoteForm, SeenNotesForm } from './note-form.ts'
import { OwnTemplateForm } from './own-template-form.ts'
import { SecretForm } from './secret-form.ts'
import { KindName, SetupEdit, TickForm } from './setup-forms.ts'

/**
 * For all who handle one of the kinds; each sees their own kinds alone. A decision is refused with what the
 * kinds refuse with, too.
 */
export function describeCasework(kinds: readonly CaseKind[]) {
  const access = { staff: rolesOf(kinds) }
  const oneCase = {
    access,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'CASE_NOT_FOUND' },
  } as const
  const oneKind = {
    access,
    params: { schema: z.object({ kind: KindName }), refusal: 'CASE_KIND_NOT_FOUND' },
  } as const
  return {
    list: describeEndpoint(endpoints.list, {
      summary: 'Open cases, those that are due first unless asked otherwise.',
      access,
      query: CaseFilters,
      answer: CasePage,
    }),
    counts: describeEndpoint(endpoints.counts, {
      summary: 'How many cases are open, by where they stand.',
      access,
      answer: CaseCounts,
    }),
    statistics: describeEndpoint(endpoints.statistics, {
      summary: 'How long people waited for what was decided in a period, and what is open now.',
      access: { staff: rolesOf(withStatistics(kinds)) },
      query: PeriodQuery,
      answer: CaseStatistics,
    }),
    assignAll: describeEndpoint(endpoints.assignAll, {
      summary: 'Assigns cases to the caller or releases them, and names those that could not be.',
      access,
      body: AssigneesForm,
      answer: Assigned,
      audits: ['case-assigned'],
      concerns: 'person',
    }),
    read: describeEndpoint(endpoints.read, {
      summary: 'A case, what has happened to it, and what may be decided; a closed one to be read.',
      ...oneCase,
      answer: OpenCase,
      refusals: only(caseRefusals, 'CASE_NOT_FOUND'),
    }),
    next: describeEndpoint(endpoints.next, {
      summary: 'Where a case is in the queue that one works through, and the cases beside it.',
      ...oneCase,
      query: CaseSelection,
      answer: QueuePlace,
      refusals: only(caseRefusals, 'CASE_NOT_FOUND'),
    }),
    file: describeEndpoint(endpoints.file, {
      summary: 'A file that somebody sent with a case.',
      access,
      params: { schema: z.object({ id: z.uuid(), file: AttachmentId }), refusal: 'FILE_NOT_FOUND' },
      answer: { kind: 'file', types: mediaTypes },
      refusals: downloadRefusals,
    }),
    secret: describeEndpoint(endpoints.secret, {
      summary:
        'Shows a hidden field of a case, such as the national id, for a reason that is kept.',
      ...oneCase,
      body: SecretForm,
      answer: ShownSecret,
      refusals: {
        ...only(caseRefusals, 'CASE_NOT_FOUND'),
        ...only(caseworkRefusals, 'SECRET_NOT_THERE'),
        ...only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
      },
      limits: 'Ten in a quarter of an hour.',
      audits: ['case-field-shown'],
      concerns: 'person',
    }),
    readSetup: describeEndpoint(endpoints.readSetup, {
      summary: 'The checklists and the templates for messages of all kinds of cases.',
      access: { staff: ['admin'] },
      answer: CaseSetup,
    }),
    saveSetup: describeEndpoint(endpoints.saveSetup, {
      summary:
        'Adds, changes, moves or removes a line of a checklist or a template for messages, if it has not changed meanwhile.',
      access: { staff: ['admin'] },
      body: SetupEdit,
      answer: Done,
      refusals: only(
        caseworkRefusals,
        'CASE_KIND_NOT_FOUND',
        'CHECKLIST_CHANGED',
        'TEMPLATE_CHANGED',
        'TEMPLATE_NAME_TAKEN',
        'TEMPLATES_EXIST',
      ),
      audits: [
        'case-check-saved',
        'case-check-moved',
        'case-check-removed',
        'case-template-saved',
        'case-template-moved',
        'case-template-removed',
      ],
      concerns: { nobody: 'checklists and texts for all cases of a kind' },
    }),
    templates: describeEndpoint(endpoints.templates, {
      summary: 'The templates for messages about cases: those of all, and the caller’s own.',
      access,
      answer: CaseTemplates,
    }),
    saveOwnTemplate: describeEndpoint(endpoints.saveOwnTemplate, {
      summary: 'Saves a message as a template of the caller, which nobody else sees.',
      ...oneKind,
      body: OwnTemplateForm,
      answer: Done,
      refusals: only(
        caseworkRefusals,
        'CASE_KIND_NOT_FOUND',
        'TEMPLATE_NAME_TAKEN',
        'TOO_MANY_TEMPLATES',
      ),
      audits: ['case-own-template-saved'],
      concerns: { nobody: 'a text of the caller, for themselves' },
    }),
    removeOwnTemplate: describeEndpoint(endpoints.removeOwnTemplate, {
      summary: 'Removes a template of the caller.',
      access,
      params: { schema: z.object({ id: z.uuid() }), refusal: 'TEMPLATE_NOT_FOUND' },
      answer: Done,
      refusals: only(caseworkRefusals, 'TEMPLATE_NOT_FOUND'),
      audits: ['case-own-template-removed'],
      concerns: { nobody: 'a text of the caller, for themselves' },
    }),
    tick: describeEndpoint(endpoints.tick, {
      summary:
        'Says that the caller has looked at a line of the checklist of a case, or takes it back.',
      access,
      params: {
        schema: z.object({ id: z.uuid(), check: z.uuid() }),
        refusal: 'CHECKLIST_CHANGED',
      },
      body: TickForm,
      answer: Done,
      refusals: {
        ...only(caseRefusals, 'CASE_NOT_FOUND', 'CASE_CHANGED'),
        ...only(caseworkRefusals, 'CHECKLIST_CHANGED'),
      },
      audits: ['case-check-ticked', 'case-check-unticked'],
      concerns: 'person',
    }),
    notesForMe: describeEndpoint(endpoints.notesForMe, {
      summary: 'Internal notes that colleagues notified the caller of, until the case is opened.',
      access,
      answer: NotesForMe,
    }),
    writeNote: describeEndpoint(endpoints.writeNote, {
      summary: 'Adds an internal note to a case, and may notify a colleague of it.',
      ...oneCase,
      body: NoteForm,
      answer: Done,
      refusals: {
        ...only(caseRefusals, 'CASE_NOT_FOUND'),
        ...only(caseworkRefusals, 'COLLEAGUE_NOT_FOUND'),
      },
      audits: ['case-note-written'],
      concerns: 'person',
    }),
    seeNotes: describeEndpoint(endpoints.seeNotes, {
      summary: 'Marks what the caller was notified of in a case as seen. Not audited.',
      ...oneCase,
      body: SeenNotesForm,
      answer: Done,
      refusals: only(caseRefusals, 'CASE_NOT_FOUND'),
      audits: [],
      concerns: { nobody: 'a mark of the caller about what they have read' },
    }),
    withdrawNote: describeEndpoint(endpoints.withdrawNote, {
      summary: 'Deletes a note that the caller wrote less than a day ago.',
      access,
      params: {
        schema: z.object({ id: z.uuid(), note: z.coerce.number().int().min(1) }),
        refusal: 'NOTE_NOT_FOUND',
      },
      answer: Done,
      refusals: {
        ...only(caseRefusals, 'CASE_NOT_FOUND'),
        ...only(caseworkRefusals, 'NOTE_NOT_FOUND', 'NOTE_TOO_OLD'),
      },
      audits: ['case-note-withdrawn'],
      concerns: 'person',
    }),
    decide: describeEndpoint(endpoints.decide, {
      summary: 'Decides about a case as it was seen. It takes effect two minutes later.',
      ...oneCase,
      body: DecisionForm,
      answer: Done,
      refusals: {
        ...only(
          caseRefusals,
          'CASE_NOT_FOUND',
          'CASE_CHANGED',
          'STEP_NOT_POSSIBLE',
          'COMMENT_REQUIRED',
        ),
        ...only(caseworkRefusals, 'CHECKLIST_INCOMPLETE', 'REASONS_REQUIRED', 'REASONS_CHANGED'),
        ...Object.assign({}, ...kinds.map(({ refusals }) => refusals)),
      },
      audits: ['case-decided'],
      concerns: 'person',
    }),
    takeBack: describeEndpoint(endpoints.takeBack, {
      summary: 'Takes back a decision that has not taken effect.',
      ...oneCase,
      answer: Done,
      refusals: only(caseRefusals, 'CASE_NOT_FOUND', 'NOTHING_TO_TAKE_BACK'),
      audits: ['case-decision-taken-back'],
      concerns: 'person',
    }),
    assign: describeEndpoint(endpoints.assign, {
      summary:
        'Assigns a case to the caller or releases it, if nobody else has been assigned meanwhile.',
      ...oneCase,
      body: AssigneeForm,
      answer: Done,
      refusals: only(caseRefusals, 'CASE_NOT_FOUND', 'CASE_CHANGED'),
      audits: ['case-assigned'],
      concerns: 'person',
    }),
  }
}
