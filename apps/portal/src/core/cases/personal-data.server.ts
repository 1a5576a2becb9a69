import { eq, inArray, sql } from 'drizzle-orm'
import {
  type PersonalTable,
  type PersonIdentifiers,
  whoActed,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { localizedText } from '#platform/database/localized-column.server.ts'
import {
  caseCheck,
  caseDecision,
  caseEvent,
  caseFile,
  caseNote,
  caseOwnTemplate,
  caseTick,
} from './tables.server.ts'

const { ownId, internal, somebodyElse } = withheldBecause

/** The student sees it when it takes effect, two minutes later; it can be withdrawn until then. */
const notYet = 'a decision that does not hold as yet'

const ownCases = ({ userId }: PersonIdentifiers) =>
  sql`(select ${caseFile.id} from ${caseFile} where ${caseFile.userId} = ${userId})`

export const caseData: readonly PersonalTable[] = [
  {
    table: caseFile,
    name: m.data_case,
    rowsOf: ({ userId }) => eq(caseFile.userId, userId),
    shown: {
      kind: m.data_case_kind,
      applicant_name: m.data_case_applicant,
      status: m.data_case_status,
      language: m.data_case_language,
      created_at: m.data_created,
      changed_at: m.data_case_changed,
      closed_at: m.data_case_closed,
    },
    withheld: {
      id: internal,
      user_id: ownId,
      subject: internal,
      version: internal,
      assignee_id: somebodyElse,
      deadline_days: internal,
      due_at: internal,
      group_name: internal,
      first_decided_at: internal,
      first_decision: internal,
    },
    retention: m.data_case_kept,
    onDeletion: 'removed',
  },
  {
    table: caseEvent,
    name: m.data_case_event,
    rowsOf: (person) => inArray(caseEvent.caseId, ownCases(person)),
    shown: {
      action: m.data_case_action,
      from_status: m.data_case_from,
      to_status: m.data_case_status,
      comment: m.data_case_comment,
      at: m.data_created,
    },
    computed: {
      actor: { name: m.data_case_by, value: (person) => whoActed(caseEvent.actorId, person) },
    },
    withheld: { id: internal, case_id: internal, actor_kind: internal, actor_id: somebodyElse },
    retention: m.data_case_kept,
    onDeletion: 'removed',
  },
  {
    // A person has access to everything that is written about them, notes among staff too (GDPR, article 15).
    table: caseNote,
    name: m.data_case_note,
    rowsOf: (person) => inArray(caseNote.caseId, ownCases(person)),
    shown: { text: m.data_case_note_text, created_at: m.data_created },
    withheld: {
      id: internal,
      case_id: internal,
      author_id: somebodyElse,
      notified_id: somebodyElse,
      seen_at: 'says when somebody else read it',
    },
    retention: m.data_case_kept,
    onDeletion: 'removed',
  },
  {
    table: caseTick,
    name: m.data_case_tick,
    rowsOf: (person) => inArray(caseTick.caseId, ownCases(person)),
    shown: { at: m.data_created },
    computed: {
      what: {
        name: m.data_case_tick_what,
        value: (_, locale) =>
          sql`(select ${localizedText(caseCheck.text, locale)} from ${caseCheck} where ${caseCheck.id} = ${caseTick.checkId})`,
      },
    },
    withheld: { case_id: internal, check_id: internal, actor_id: somebodyElse },
    retention: m.data_case_kept,
    onDeletion: 'removed',
  },
  {
    table: caseDecision,
    name: m.data_case_decision,
    rowsOf: (person) => inArray(caseDecision.caseId, ownCases(person)),
    shown: {},
    withheld: {
      case_id: internal,
      action: notYet,
      comment: notYet,
      terms: notYet,
      reasons: notYet,
      decided_by: somebodyElse,
      decided_at: notYet,
      takes_effect_at: notYet,
    },
    retention: m.data_case_decision_kept,
    onDeletion: 'removed',
  },
  {
    table: caseOwnTemplate,
    name: m.data_case_own_template,
    rowsOf: ({ userId }) => eq(caseOwnTemplate.userId, userId),
    shown: {
      kind: m.data_case_kind,
      language: m.data_case_language,
      name: m.case_template_name,
      text: m.case_template_text,
      saved_at: m.data_created,
    },
    withheld: { id: internal, user_id: ownId },
    retention: m.data_case_own_template_kept,
    onDeletion: 'removed',
  },
]
