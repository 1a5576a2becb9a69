import { and, eq, inArray, like } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { associationBankAccount as account } from '#core/association-accounts/tables.server.ts'
import { findTies } from '#core/associations/find-ties.server.ts'
import { recordHistory, systemActor } from '#core/associations/record-history.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { associationPayer } from '#core/bank/association-payer.server.ts'
import type {
  PayoutLink,
  PayoutReader,
  PayoutReason,
  PayoutSite,
  PayoutSource,
} from '#core/bank/payout-source.ts'
import { refuse as refuseBank } from '#core/bank/refuse.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { searchPatterns } from '#platform/search-patterns.ts'
import { formatDate } from '#platform/time/format.ts'
import { notifyBoard } from '../model/money-mail.server.ts'
import { inKroner } from '../model/record-board.server.ts'
import { requestOf } from '../model/request-states.ts'
import { associationPayoutRequest as request } from '../model/tables.server.ts'
import { isAskedAgain } from './is-asked-again.server.ts'

/** The money of associations for the bank's engine: the key of an owner is the association's id. */
export const associationPayouts: PayoutSource = {
  kind: 'association',
  name: m.association_payout_kind,
  settings: ['ASSOCIATION_IBAN', 'ASSOCIATION_BIC'],
  payerOf: associationPayer,
  findOwn: async (database, users) => [...(await findTies(database, users))],
  async describe(database, keys, reader) {
    const rows = await database
      .select({ id: association.id, name: association.name })
      .from(association)
      .where(inArray(association.id, [...keys]))
    return new Map(
      rows.map(({ id, name }) => [id, { name, reference: null, link: linkOf(id, reader) }]),
    )
  },
  async findByText(database, text) {
    const patterns = searchPatterns(text)
    if (patterns.length === 0) return []
    const rows = await database
      .select({ id: association.id })
      .from(association)
      .where(and(...patterns.map((pattern) => like(association.searchText, pattern))))
    return rows.map(({ id }) => id)
  },
  reasonsOf,
  /**
   * Money that the board has asked for once more is paid by that request. It goes to no account that two
   * contact persons have not confirmed.
   */
  async checkAgain(transaction, { owner: { key: associationId }, requestKey, accountIndexes }) {
    const requestId = requestOf(requestKey)
    if (requestId && (await isAskedAgain(transaction, { associationId, requestId })))
      throw refuseBank('PAYOUT_ASKED_AGAIN')
    const isConfirmed = and(
      eq(account.associationId, associationId),
      eq(account.state, 'confirmed'),
      inArray(account.accountIndex, [...accountIndexes]),
    )
    if ((await transaction.$count(account, isConfirmed)) === 0)
      throw refuseBank('PAYOUT_ACCOUNT_NOT_CONFIRMED')
  },
  onSettled: async (transaction, settled, site) => {
    for (const { outcome, ...one } of settled)
      await tell(transaction, one, outcome === 'paid' ? 'payout-paid' : 'payout-failed', site)
  },
  onReturned: async (transaction, returned, site) => {
    for (const one of returned) await tell(transaction, one, 'payout-returned', site)
  },
}

const linkOf = (id: string, { roles }: PayoutReader): PayoutLink | null =>
  roles.includes('caseworker') ? { page: 'staffAssociation', params: { id } } : null

async function reasonsOf(
  database: Database,
  requestKeys: readonly string[],
  reader: PayoutReader,
): Promise<ReadonlyMap<string, PayoutReason>> {
  const ids = requestKeys.flatMap((key) => requestOf(key) ?? [])
  const rows = await database
    .select({ row: request, firstName: user.firstName, lastName: user.lastName })
    .from(request)
    .leftJoin(user, eq(user.id, request.askedBy))
    .where(inArray(request.id, ids))
  const { locale } = reader
  const found = new Map(
    rows.map(({ row, firstName, lastName }): [string, PayoutReason] => {
      const date = formatDate(row.askedAt, locale)
      const name =
        firstName === null ? m.association_money_nobody({}, { locale }) : `${firstName} ${lastName}`
      const heading =
        row.requester === 'staff'
          ? m.association_payout_why_staff({ name, date }, { locale })
          : m.association_payout_why_board({ name, date }, { locale })
      const link = linkOf(row.associationId, reader)
      return [
        row.id,
        { heading, link, lines: [row.note, row.reason].filter((text) => text !== null) },
      ]
    }),
  )
  return new Map(
    requestKeys.flatMap((key) => {
      const reason = found.get(requestOf(key) ?? '')
      return reason ? [[key, reason] as const] : []
    }),
  )
}

/** Writes down what became of a payout, and mails the board; who asked for it, too. */
async function tell(
  transaction: Database,
  payout: {
    readonly requestKey: string
    readonly owner: { key: string }
    readonly amountOre: number
  },
  kind: 'payout-paid' | 'payout-failed' | 'payout-returned',
  { portalUrl }: PayoutSite,
): Promise<void> {
  const { amountOre, owner, requestKey } = payout
  const [found] = await transaction
    .select({ askedBy: request.askedBy, requester: request.requester })
    .from(request)
    .where(eq(request.id, requestOf(requestKey) ?? ''))
  await recordHistory(transaction, {
    associationId: owner.key,
    action: kind,
    actor: systemActor,
    details: inKroner(amountOre),
  })
  const askedBy = found?.requester === 'board' ? found.askedBy : null
  const about = { associationId: owner.key, portalUrl, askedBy }
  await notifyBoard(transaction, about, { kind, amountOre })
}
