import { eq, sql } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { depositApplication, depositDraft } from './tables.server.ts'

const { ownId, internal } = withheldBecause

export const depositData: readonly PersonalTable[] = [
  {
    table: depositApplication,
    name: m.data_deposit_application,
    rowsOf: ({ userId }) =>
      sql`${depositApplication.caseId} in (select ${caseFile.id} from ${caseFile} where ${caseFile.userId} = ${userId})`,
    shown: {
      first_name: m.deposit_first_name,
      last_name: m.deposit_last_name,
      birth_date: m.deposit_birth_date,
      email: m.deposit_email,
      nationality: m.deposit_country,
      institution: m.deposit_institution,
      study_subject: m.deposit_study_program,
      study_description: m.data_deposit_description,
      degree: m.deposit_degree,
      semesters: m.deposit_semesters,
      semester_start: m.deposit_start,
      academic_year: m.data_deposit_academic_year,
      amount_ore: m.data_deposit_amount,
      accepted_at: m.data_deposit_accepted,
    },
    withheld: { case_id: internal },
    retention: m.data_case_kept,
    onDeletion: 'removed',
  },
  {
    table: depositDraft,
    name: m.data_deposit_draft,
    rowsOf: ({ userId }) => eq(depositDraft.userId, userId),
    shown: { values: m.data_deposit_draft_values, saved_at: m.data_deposit_draft_saved },
    withheld: { user_id: ownId, form: internal },
    retention: m.data_deposit_draft_kept,
    onDeletion: 'removed',
  },
]
