import { and, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { PayoutParts } from '#core/bank/payout-source.ts'
import { payout } from '#core/bank/tables.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { findCommittee } from '#core/grants/committee/find-committee.server.ts'
import { grantPayee } from '#core/grants/funding/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'

/**
 * Whether a bank account belongs to somebody who decides about grants: a member of the committee of
 * today, or the member of staff who acts. It is known from what was paid to them, or is to be.
 * @param indexes of the account (`indexAccount`)
 * @param about.applicantId a person who applied: their own account is where their grant goes
 */
export async function isOfDeciders(
  { database, payoutSources }: Pick<PayoutParts, 'database' | 'payoutSources'>,
  indexes: readonly string[],
  about: {
    readonly staffId: string
    readonly applicantId: string | null
    readonly today: string
  },
): Promise<boolean> {
  const committee = await findCommittee(database, about.today)
  const users = new Set<string>()
  for (const userId of [about.staffId, ...committee.map((member) => member.userId)])
    for (const own of await findOwnAccounts(database, userId)) users.add(own)
  if (about.applicantId !== null)
    for (const own of await findOwnAccounts(database, about.applicantId)) users.delete(own)
  if (users.size === 0) return false
  const own = sql.param([...users])
  const isGrantOf = (applicationId: SQL) => sql`exists (
    select from ${grantApplication} application
    where application.id::text = ${applicationId} and application.user_id = any(${own}::text[]))`
  const payees = await database.$count(
    grantPayee,
    and(
      inArray(grantPayee.accountIndex, [...indexes]),
      isGrantOf(sql`${grantPayee.applicationId}::text`),
    ),
  )
  if (payees > 0) return true
  const deposits = payoutSources.find(({ kind }) => kind === 'deposit')
  const customers = deposits ? await deposits.findOwn(database, users) : []
  const paid = await database.$count(
    payout,
    and(
      isNotNull(payout.payeeAccountIndex),
      inArray(payout.payeeAccountIndex, [...indexes]),
      or(
        and(sql`${payout.ownerKind} = 'grant'`, isGrantOf(sql`${payout.ownerKey}`)),
        and(
          sql`${payout.ownerKind} = 'deposit'`,
          sql`${payout.ownerKey} = any(${sql.param([...customers])}::text[])`,
        ),
      ),
    ),
  )
  return paid > 0
}
