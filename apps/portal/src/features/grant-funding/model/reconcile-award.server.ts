import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { budgetAccount, grantAccount } from '#core/grants/accounts.ts'
import { moveGrantMoney } from '#core/grants/budget.server.ts'
import { grantAward, grantPart } from '#core/grants/funding/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { factsOf } from './award-facts.server.ts'
import { type LoadedAward, lockAward } from './load-awards.server.ts'
import { type AwardPlan, planAward } from './plan-award.ts'

/** Why parts are withdrawn that a later decision or report made wrong; staff read it. */
const withdrawnBecause = 'plan'

/**
 * Makes the parts, the money and the state of a grant what its facts say, in the caller's transaction.
 * Call it after each change; done again it changes nothing.
 * @returns what was done; null for a grant that does not exist
 */
export async function reconcileAward(
  transaction: Database,
  applicationId: string,
  { actorId, now }: { readonly actorId: string | null; readonly now: Date },
): Promise<AwardPlan | null> {
  const loaded = await lockAward(transaction, applicationId)
  if (!loaded) return null
  const plan = planAward(factsOf(loaded))
  await changeParts(transaction, loaded, plan, now)
  const { budgetYear, application, award } = loaded
  await moveGrantMoney(
    transaction,
    [
      {
        key: `grant-unused:${randomUUID()}`,
        kind: 'grant-unused',
        amountOre: plan.backOre,
        from: grantAccount(applicationId),
        to: budgetAccount({ year: budgetYear, typeId: application.typeId }),
      },
    ],
    { actorId, valueDate: osloDate(now) },
  )
  if (plan.state !== award.state)
    await transaction
      .update(grantAward)
      .set({
        state: plan.state,
        settledAt: plan.state === 'settled' ? now : null,
        version: award.version + 1,
      })
      .where(eq(grantAward.applicationId, applicationId))
  return plan
}

async function changeParts(
  transaction: Database,
  { award, parts }: LoadedAward,
  { withdrawn, added }: AwardPlan,
  now: Date,
): Promise<void> {
  if (withdrawn.length > 0)
    await transaction
      .update(grantPart)
      .set({ state: 'withdrawn', decidedAt: now, reason: withdrawnBecause })
      .where(inArray(grantPart.id, [...withdrawn]))
  if (added)
    await transaction.insert(grantPart).values({
      applicationId: award.applicationId,
      number: (parts.at(-1)?.row.number ?? 0) + 1,
      ...added,
      createdAt: now,
    })
}
