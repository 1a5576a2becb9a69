import { and, eq } from 'drizzle-orm'
import { accessLog } from '#core/access-log/tables.server.ts'
import type { CaseKind, CaseSecret } from '#core/cases/case-kind.server.ts'
import { nationalIdSecret } from '#core/cases/contract.ts'
import { isOfKinds } from '#core/cases/is-of-kinds.server.ts'
import { recordAction } from '#core/cases/record-action.server.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { requireUntied } from '#core/cases/tied-cases.server.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuseCasework } from './refuse-casework.server.ts'
import type { SecretForm } from './secret-form.ts'

type Parts = {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly caseKinds: readonly CaseKind[]
}

/**
 * Shows a member of staff a field that is otherwise hidden. Writes who looked and why to the audit
 * log, and that staff looked to the person's access log, all in one transaction.
 * @throws {Refusal} `CASE_NOT_FOUND`; `OWN_CASE`; `SECRET_NOT_THERE`, and nothing is noted
 */
export async function showSecret(
  { database, encryption, caseKinds }: Parts,
  staff: StaffActor,
  { caseId, secret, reason }: SecretForm & { caseId: string },
): Promise<string> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction
      .select()
      .from(caseFile)
      .where(and(eq(caseFile.id, caseId), isOfKinds(caseKinds)))
    if (!found) throw refuseCase('CASE_NOT_FOUND')
    await requireUntied(transaction, caseKinds, { staff, caseId })
    const { data, read } =
      secret === nationalIdSecret
        ? nationalIdOf(found.userId)
        : (secretsOf(caseKinds, found.kind).find(({ id }) => id === secret) ?? nothing)
    const value = await read(transaction, encryption, caseId)
    if (value === null) throw refuseCasework('SECRET_NOT_THERE')
    await transaction
      .insert(accessLog)
      .values({ actorId: staff.userId, subjectId: found.userId, data, reason: 'case' })
    await recordAction(transaction, staff, {
      action: 'case-field-shown',
      subject: { kind: 'case', id: caseId },
      after: { caseField: data, caseReason: reason },
    })
    return value
  })
}

const secretsOf = (kinds: readonly CaseKind[], kind: string): readonly CaseSecret[] =>
  kinds.find((one) => one.kind === kind)?.secrets ?? []

type Shown = Pick<CaseSecret, 'data' | 'read'>

const nothing: Shown = { data: 'all-data', read: async () => null }

const nationalIdOf = (userId: string): Shown => ({
  data: 'national-id',
  read: async (database, encryption) =>
    (await findNationalId(database, encryption, userId))?.number ?? null,
})
