import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import { propose } from '#core/proposals/propose.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { DepositAmounts } from '../model/contract.ts'
import { readDeadlines } from '../model/read-deadlines.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { depositRefusals } from '../model/refusals.ts'
import { amountFields } from '../model/setup-fields.ts'
import { depositAmount } from '../model/tables.server.ts'
import type { AmountForm } from './amount-form.ts'
import { amountProposal } from './amount-proposal.ts'

/** The newest academic year first, and the days by which it all goes. */
export async function listAmounts(database: Database): Promise<DepositAmounts> {
  const items = await database
    .select()
    .from(depositAmount)
    .orderBy(desc(depositAmount.academicYear), asc(depositAmount.kind))
  return { items, deadlines: await readDeadlines(database) }
}

/**
 * Proposes a figure, which counts when a second caseworker confirms it: until then the old one does.
 * @throws {Refusal} `AMOUNT_CHANGED`: the figure is another than the one that was seen
 */
export async function proposeAmount(
  database: Database,
  staff: StaffActor,
  form: AmountForm,
): Promise<void> {
  const { academicYear, kind, version } = form
  await database.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ version: depositAmount.version })
      .from(depositAmount)
      .where(and(eq(depositAmount.academicYear, academicYear), eq(depositAmount.kind, kind)))
    if ((before?.version ?? 0) !== version) throw amountChanged()
    const subject = `${academicYear} ${kind}`
    await propose(transaction, staff, { kind: amountProposal, subject, payload: form })
  })
}

/** The subject of an entry names the academic year and the kind. */
const { academicYear: _academicYear, kind: _kind, ...recorded } = amountFields

const amountChanged = () => new Refusal('AMOUNT_CHANGED', depositRefusals.AMOUNT_CHANGED)

/** @throws {Refusal} `AMOUNT_CHANGED`: the figure is another than the one that was seen */
export async function applyAmount(
  transaction: Database,
  staff: StaffActor,
  { academicYear, kind, version, ...values }: AmountForm,
): Promise<void> {
  const isThis = and(eq(depositAmount.academicYear, academicYear), eq(depositAmount.kind, kind))
  const [before] = await transaction.select().from(depositAmount).where(isThis).for('update')
  const saved =
    version === 0
      ? await transaction
          .insert(depositAmount)
          .values({ academicYear, kind, ...values })
          .onConflictDoNothing()
          .returning({ version: depositAmount.version })
      : await transaction
          .update(depositAmount)
          .set({ ...values, version: sql`${depositAmount.version} + 1` })
          .where(and(isThis, eq(depositAmount.version, version)))
          .returning({ version: depositAmount.version })
  if (saved.length === 0) throw amountChanged()
  await recordAction(transaction, staff, {
    action: 'deposit-amount-saved',
    subject: { kind: 'deposit-amount', id: `${academicYear} ${kind}` },
    ...(before && { before: auditedValues(recorded, before) }),
    after: auditedValues(recorded, values),
  })
}
