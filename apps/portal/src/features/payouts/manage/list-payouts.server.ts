import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { findNames } from '#core/accounts/find-names.server.ts'
import {
  findCorrections,
  hasWaitingCorrection,
} from '#core/bank/corrections/find-corrections.server.ts'
import { ownerId, ownerOf } from '#core/bank/payout-owner.ts'
import type { PayoutParts, PayoutReader, PayoutSource } from '#core/bank/payout-source.ts'
import { isOver, overStates, type PayoutState } from '#core/bank/payout-states.ts'
import { attemptOf, paidThing } from '#core/bank/payouts/find-attempts.server.ts'
import { findReasons } from '#core/bank/payouts/find-reasons.server.ts'
import { decryptPayee } from '#core/bank/payouts/payee.server.ts'
import { payout } from '#core/bank/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { PayoutPage } from '../model/contract.ts'
import type { PayoutGroup, PayoutSearch } from '../model/forms.ts'
import { describeOwners, findReasonsOf } from './describe-payouts.server.ts'

const statesOf: Readonly<
  Record<Exclude<PayoutGroup, 'all' | 'corrections'>, readonly PayoutState[]>
> = {
  prepared: ['prepared'],
  'on-its-way': ['released', 'sent'],
  paid: ['paid'],
  failed: ['failed'],
  returned: ['returned'],
  withdrawn: ['withdrawn'],
}

/** What waits comes with the oldest first; everything else with the newest. */
export async function listPayouts(
  { database, encryption, payoutSources }: PayoutParts,
  { group, kind, text, page, size }: PayoutSearch,
  { userId, ...reader }: PayoutReader & { readonly userId: string },
): Promise<PayoutPage> {
  const which = and(
    conditionOf(group),
    kind === null ? undefined : eq(payout.ownerKind, kind),
    text === '' ? undefined : await ofOwners(database, payoutSources, text),
  )
  const inOrder = group === 'prepared' || group === 'on-its-way' ? asc : desc
  const rows = await database
    .select()
    .from(payout)
    .where(which)
    .orderBy(inOrder(payout.preparedAt), inOrder(payout.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await database
    .select({
      total: sql<number>`count(*)::int`,
      amountOre: sql<string>`coalesce(sum(${payout.amountOre}), 0)`,
    })
    .from(payout)
    .where(which)
  const names = await findNames(
    database,
    rows.flatMap(({ approvedBy, preparedBy, releasedBy }) => [approvedBy, preparedBy, releasedBy]),
  )
  const owners = await describeOwners({ database, payoutSources }, rows.map(ownerOf), reader)
  const open = await findOpen(database, rows)
  const whys = await findReasonsOf({ database, payoutSources }, rows, reader)
  const reasons = await findReasons(
    database,
    rows.map(({ id }) => id),
  )
  const corrections = await findCorrections(database, 'payout', {
    ids: rows.map(({ id }) => id),
    userId,
  })
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
  return {
    items: rows.map((row) => ({
      id: row.id,
      owner: { kind: row.ownerKind, ...(owners.get(ownerId(ownerOf(row))) ?? nobody) },
      amountOre: row.amountOre,
      channel: row.channel,
      payeeName: decryptPayee(encryption, row.id, row)?.name ?? null,
      payeeAccountMasked: row.payeeAccountMasked,
      message: row.message,
      cause: row.cause,
      why: whys.get(row.requestKey) ?? null,
      reason: reasons.get(row.id) ?? null,
      attempt: attemptOf(row.requestKey),
      state: row.state,
      failureReason: row.failureReason,
      bankReference: row.bankReference,
      paidOn: row.paidOn,
      returned:
        row.returnedOn === null || row.returnedOre === null
          ? null
          : {
              on: row.returnedOn,
              amountOre: row.returnedOre,
              reference: row.returnReference,
              reason: row.returnReason,
            },
      correction: corrections.get(row.id) ?? null,
      preparedAt: row.preparedAt.toISOString(),
      approvedBy: nameOf(row.approvedBy),
      preparedBy: nameOf(row.preparedBy),
      releasedBy: nameOf(row.releasedBy),
      isOwn: [row.approvedBy, row.preparedBy].includes(userId),
      isOwnApproval: row.approvedBy === userId,
      mayBePreparedAgain: isOver(row.state) && !open.has(paidThing(row.requestKey)),
    })),
    total: counted?.total ?? 0,
    amountOre: Number(counted?.amountOre ?? 0),
  }
}

function conditionOf(group: PayoutGroup): SQL | undefined {
  if (group === 'all') return undefined
  if (group === 'corrections') return hasWaitingCorrection('payout')
  return inArray(payout.state, [...statesOf[group]])
}

const nobody = { name: null, reference: null, link: null }

/** Whose owners somebody looks for, in the words of each kind. */
async function ofOwners(
  database: Database,
  sources: readonly PayoutSource[],
  text: string,
): Promise<SQL> {
  const found = await Promise.all(
    sources.map(async ({ kind, findByText }) => {
      const keys = (await findByText?.(database, text)) ?? []
      return and(eq(payout.ownerKind, kind), inArray(payout.ownerKey, [...keys]))
    }),
  )
  return or(...found) ?? sql`false`
}

/** What is paid, or on its way, of the things that these were to pay. */
async function findOpen(
  database: Database,
  rows: readonly { state: PayoutState; requestKey: string }[],
): Promise<ReadonlySet<string>> {
  const things = rows.flatMap(({ state, requestKey }) =>
    isOver(state) ? [paidThing(requestKey)] : [],
  )
  if (things.length === 0) return new Set()
  const thing: SQL<string> = sql`regexp_replace(${payout.requestKey}, '/[0-9]+$', '')`
  const found = await database
    .select({ thing })
    .from(payout)
    .where(
      sql`${thing} = any(${sql.param(things)}::text[]) and ${payout.state} <> all(${sql.param(overStates)}::text[])`,
    )
  return new Set(found.map((row) => row.thing))
}
