import { eq, inArray, sql } from 'drizzle-orm'
import { findNames } from '#core/accounts/find-names.server.ts'
import { user } from '#core/accounts/tables.server.ts'
import { fitnessPayer } from '#core/bank/association-payer.server.ts'
import type { PayoutReader, PayoutSource } from '#core/bank/payout-source.ts'
import { refuse as refuseBank } from '#core/bank/refuse.server.ts'
import { payout } from '#core/bank/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { healthRefund } from '#core/health-refunds/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { formatDate } from '#platform/time/format.ts'
import { notifyOfNews } from '../model/news-mail.server.ts'
import { caseOfPayout } from '../model/payout-key.ts'

/**
 * Refunds of health expenses for the bank's engine: the key of an owner is the id of the application. A
 * payout approver reads whom it goes to and who approved it, and nothing of what it is for.
 */
export const healthPayouts: PayoutSource = {
  kind: 'health',
  name: m.health_payout_kind,
  settings: ['FITNESS_IBAN', 'FITNESS_BIC'],
  payerOf: fitnessPayer,
  async findOwn(database, users) {
    const rows = await database
      .select({ id: healthRefund.caseId })
      .from(healthRefund)
      .innerJoin(caseFile, eq(caseFile.id, healthRefund.caseId))
      .where(inArray(caseFile.userId, [...users]))
    return rows.map(({ id }) => id)
  },
  async describe(database, keys, reader) {
    const rows = await database
      .select({
        id: caseFile.id,
        name: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
      })
      .from(caseFile)
      .innerJoin(user, eq(user.id, caseFile.userId))
      .where(inArray(sql`${caseFile.id}::text`, [...keys]))
    return new Map(
      rows.map(({ id, name }) => [id, { name, reference: null, link: linkToCase(id, reader) }]),
    )
  },
  async reasonsOf(database, requestKeys, reader) {
    const approvals = await findApprovals(database, requestKeys)
    const options = { locale: reader.locale }
    return new Map(
      requestKeys.map((key) => {
        const id = caseOfPayout(key)
        const approval = approvals.get(key)
        return [
          key,
          {
            heading: m.health_payout_why({}, options),
            link: id === null ? null : linkToCase(id, reader),
            lines: approval
              ? [
                  m.health_payout_approved(
                    {
                      name: approval.name ?? m.health_payout_somebody({}, options),
                      date: formatDate(approval.at, reader.locale),
                    },
                    options,
                  ),
                ]
              : [],
          },
        ]
      }),
    )
  },
  /** What came back goes to the account that the applicant gives now, once it is approved again. */
  async checkAgain(transaction, { owner: { key }, accountIndexes }) {
    const [row] = await transaction
      .select({ accountIndex: healthRefund.accountIndex, status: caseFile.status })
      .from(healthRefund)
      .innerJoin(caseFile, eq(caseFile.id, healthRefund.caseId))
      .where(sql`${healthRefund.caseId}::text = ${key}`)
    if (row?.status !== 'INNVILGET') throw refuseBank('PAYOUT_ASKED_AGAIN')
    if (!accountIndexes.includes(row.accountIndex)) throw refuseBank('PAYOUT_ACCOUNT_NOT_CONFIRMED')
  },
  onSettled: (transaction, settled, { portalUrl }) =>
    notify(
      transaction,
      settled.map(({ owner }) => owner.key),
      portalUrl,
    ),
  onReturned: (transaction, returned, { portalUrl }) =>
    notify(
      transaction,
      returned.map(({ owner }) => owner.key),
      portalUrl,
    ),
}

/** Applications are read by those who decide them. */
const linkToCase = (id: string, { roles }: PayoutReader) =>
  roles.includes('health') ? { page: 'staffCase' as const, params: { id } } : null

/** Who approved each payout and when: a correction or an appeal is approved by others than the first decision. */
async function findApprovals(database: Database, requestKeys: readonly string[]) {
  if (requestKeys.length === 0) return new Map<string, { name: string | undefined; at: Date }>()
  const rows = await database
    .select({
      requestKey: payout.requestKey,
      approvedBy: payout.approvedBy,
      at: payout.preparedAt,
    })
    .from(payout)
    .where(inArray(payout.requestKey, [...requestKeys]))
  const names = await findNames(
    database,
    rows.map(({ approvedBy }) => approvedBy),
  )
  return new Map(
    rows.map(({ requestKey, approvedBy, at }) => [requestKey, { name: names.get(approvedBy), at }]),
  )
}

async function notify(
  transaction: Database,
  ids: readonly string[],
  portalUrl: string,
): Promise<void> {
  if (ids.length === 0) return
  const rows = await transaction
    .select({ userId: caseFile.userId, language: caseFile.language })
    .from(caseFile)
    .where(inArray(sql`${caseFile.id}::text`, [...ids]))
  for (const row of rows) await notifyOfNews(transaction, { ...row, portalUrl })
}
