import { eq } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { grantCommitteeTerm } from '#core/grants/setup/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { newTermFields, termFields } from '../model/term-fields.ts'
import { isInCommittee } from './find-terms.server.ts'
import type { EditOf, TermEdit } from './forms.ts'
import { findTermProblem, overlaps } from './term-rules.ts'

/**
 * Saves one change of the terms of the committee; nobody changes their own.
 * @throws {Refusal} see `termRefusals`; `GRANT_CHANGED`, `OWN_CASE`
 */
export function saveTerm(
  database: Database,
  staff: StaffActor,
  edit: TermEdit,
  now: Date,
): Promise<void> {
  const today = osloDate(now)
  return database.transaction((transaction) => {
    switch (edit.action) {
      case 'add':
        return add(transaction, staff, edit, today)
      case 'change':
        return change(transaction, staff, edit, today)
      case 'remove':
        return remove(transaction, staff, edit, today)
    }
  })
}

async function add(
  transaction: Database,
  staff: StaffActor,
  { form }: EditOf<'add'>,
  today: string,
): Promise<void> {
  await requireOtherPerson(transaction, staff, [form.userId])
  await lockMember(transaction, form.userId, { needsRole: true })
  const problem = findTermProblem(null, form, today)
  if (problem) throw refuse(problem)
  await requireAlone(transaction, form.userId, { id: null, ...form })
  const [added] = await transaction
    .insert(grantCommitteeTerm)
    .values(form)
    .returning({ id: grantCommitteeTerm.id })
  await recordAction(transaction, staff, {
    action: 'grant-term-saved',
    subject: { kind: 'grant-term', id: added?.id ?? '' },
    after: auditedValues(newTermFields, form),
  })
}

async function change(
  transaction: Database,
  staff: StaffActor,
  { seen, form }: EditOf<'change'>,
  today: string,
): Promise<void> {
  const before = await requireSeen(transaction, staff, seen)
  const problem = findTermProblem(before, form, today)
  if (problem) throw refuse(problem)
  await requireAlone(transaction, before.userId, { id: seen.id, ...form })
  await transaction
    .update(grantCommitteeTerm)
    .set({ ...form, version: before.version + 1 })
    .where(eq(grantCommitteeTerm.id, seen.id))
  await recordAction(transaction, staff, {
    action: 'grant-term-saved',
    subject: { kind: 'grant-term', id: seen.id },
    before: auditedValues(newTermFields, before),
    after: auditedValues(termFields, form),
  })
}

async function remove(
  transaction: Database,
  staff: StaffActor,
  { seen }: EditOf<'remove'>,
  today: string,
): Promise<void> {
  const before = await requireSeen(transaction, staff, seen)
  if (before.startsOn < today) throw refuse('TERM_STARTED')
  await transaction.delete(grantCommitteeTerm).where(eq(grantCommitteeTerm.id, seen.id))
  await recordAction(transaction, staff, {
    action: 'grant-term-removed',
    subject: { kind: 'grant-term', id: seen.id },
    before: auditedValues(newTermFields, before),
  })
}

/** @throws {Refusal} `TERM_NOT_FOUND`, `GRANT_CHANGED`, `OWN_CASE` */
async function requireSeen(
  transaction: Database,
  staff: StaffActor,
  { id, version }: EditOf<'change'>['seen'],
) {
  const [row] = await transaction
    .select()
    .from(grantCommitteeTerm)
    .where(eq(grantCommitteeTerm.id, id))
  if (!row) throw refuse('TERM_NOT_FOUND')
  await requireOtherPerson(transaction, staff, [row.userId])
  await lockMember(transaction, row.userId, { needsRole: false })
  const [found] = await transaction
    .select()
    .from(grantCommitteeTerm)
    .where(eq(grantCommitteeTerm.id, id))
    .for('update')
  if (!found) throw refuse('TERM_NOT_FOUND')
  if (found.version !== version) throw refuseGrant('GRANT_CHANGED')
  return found
}

/**
 * Terms of one person are saved one after the other: of two at once, the second finds the first.
 * @throws {Refusal} `TERM_ROLE_MISSING`
 */
async function lockMember(
  transaction: Database,
  userId: string,
  { needsRole }: { needsRole: boolean },
): Promise<void> {
  const [member] = await transaction
    .select({ isMember: isInCommittee })
    .from(staffMember)
    .where(eq(staffMember.userId, userId))
    .for('update')
  if (needsRole && !member?.isMember) throw refuse('TERM_ROLE_MISSING')
}

/** @throws {Refusal} `TERM_OVERLAPS` */
async function requireAlone(
  transaction: Database,
  userId: string,
  term: { readonly id: string | null; readonly startsOn: string; readonly endsOn: string },
): Promise<void> {
  const others = await transaction
    .select()
    .from(grantCommitteeTerm)
    .where(eq(grantCommitteeTerm.userId, userId))
  if (others.some((other) => other.id !== term.id && overlaps(other, term)))
    throw refuse('TERM_OVERLAPS')
}
