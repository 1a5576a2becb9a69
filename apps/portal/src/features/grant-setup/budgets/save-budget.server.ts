import { and, eq } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import { budgetAccount, frameAccount } from '#core/grants/accounts.ts'
import { moveGrantMoney } from '#core/grants/budget.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { findReservations, sumOfReserved } from '#core/grants/reservations.server.ts'
import { grantBudget, grantType } from '#core/grants/setup/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { lockAccount } from '#core/ledger/lock-account.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { budgetFields } from '../model/budget-fields.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { findBudgetProblem } from './budget-rules.ts'
import type { BudgetForm } from './forms.ts'

/**
 * Sets what may be granted of a type in a year; the difference moves between the frame of the year and
 * the budget. A version moves it once.
 * @throws {Refusal} see `budgetRefusals`; `SETUP_ENTRY_NOT_FOUND`, `GRANT_CHANGED`
 */
export async function saveBudget(
  database: Database,
  staff: StaffActor,
  { year, typeId, version, form }: BudgetForm,
  now: Date,
): Promise<void> {
  const today = osloDate(now)
  const problem = findBudgetProblem({ year, reason: form.reason }, today)
  if (problem) throw refuse(problem)
  await database.transaction(async (transaction) => {
    const { before, id } = await writeBudget(transaction, {
      year,
      typeId,
      version,
      amountOre: form.amountOre,
    })
    const moreOre = form.amountOre - before
    const [frame, budget] = [frameAccount(year), budgetAccount({ year, typeId })]
    if (moreOre < 0) {
      await lockAccount(transaction, budget)
      const reservedOre = sumOfReserved(
        await findReservations(transaction),
        (one) => one.year === year && one.typeId === typeId,
      )
      const leftOre = (await balanceOf(transaction, budget)) - reservedOre
      if (leftOre + moreOre < 0)
        throw refuse('BUDGET_BELOW_GRANTED', { leastOre: before - leftOre })
    }
    await moveGrantMoney(
      transaction,
      [
        {
          key: `grant-budget:${id}:${version + 1}`,
          kind: 'grant-budget-set',
          amountOre: Math.abs(moreOre),
          ...(moreOre > 0 ? { from: frame, to: budget } : { from: budget, to: frame }),
        },
      ],
      { actorId: staff.userId, valueDate: today },
    )
    await recordAction(transaction, staff, {
      action: 'grant-budget-saved',
      subject: { kind: 'grant-budget', id },
      before: auditedValues(budgetFields, { amountOre: before }),
      after: {
        ...auditedValues(budgetFields, form),
        grantBudgetYear: year,
        grantBudgetType: typeId,
      },
    })
  })
}

/**
 * @returns its id and the amount before
 * @throws {Refusal} `SETUP_ENTRY_NOT_FOUND`, `GRANT_CHANGED`
 */
async function writeBudget(
  transaction: Database,
  wanted: { year: number; typeId: string; version: number; amountOre: number },
): Promise<{ id: string; before: number }> {
  const { year, typeId, version, amountOre } = wanted
  if (version === 0) {
    const [type] = await transaction.select().from(grantType).where(eq(grantType.id, typeId))
    if (!type || type.removedAt) throw refuse('SETUP_ENTRY_NOT_FOUND')
    const [added] = await transaction
      .insert(grantBudget)
      .values({ year, typeId, amountOre })
      .onConflictDoNothing()
      .returning({ id: grantBudget.id })
    if (!added) throw refuseGrant('GRANT_CHANGED')
    return { id: added.id, before: 0 }
  }
  const [found] = await transaction
    .select()
    .from(grantBudget)
    .where(and(eq(grantBudget.year, year), eq(grantBudget.typeId, typeId)))
    .for('update')
  if (!found) throw refuse('SETUP_ENTRY_NOT_FOUND')
  if (found.version !== version) throw refuseGrant('GRANT_CHANGED')
  await transaction
    .update(grantBudget)
    .set({ amountOre, version: version + 1 })
    .where(eq(grantBudget.id, found.id))
  return { id: found.id, before: found.amountOre }
}
