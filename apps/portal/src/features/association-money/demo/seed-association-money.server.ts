import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { encryptAccount } from '#core/association-accounts/account-secrets.server.ts'
import { associationBankAccount } from '#core/association-accounts/tables.server.ts'
import { associationAccount } from '#core/associations/association-account.ts'
import { association, associationContact } from '#core/associations/tables.server.ts'
import { releasePayouts } from '#core/bank/payouts/release-payouts.server.ts'
import { settlePayouts } from '#core/bank/payouts/settle-payouts.server.ts'
import { payout } from '#core/bank/tables.server.ts'
import type { DemoContext } from '#core/feature/feature.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { readOrganisation } from '#core/organisation/read-organisation.server.ts'
import { providerAccount } from '#core/payments/ledger-transaction.ts'
import { findDemoStaff } from '#core/staff-area/demo/find-demo-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { exampleAssociation, exampleDeposit } from '#platform/example-deposit.ts'
import { addDays } from '#platform/time/date.ts'
import { addDaysByWallTime, osloDate } from '#platform/time/oslo.ts'
import { requestKeyOf } from '../model/request-states.ts'
import { associationPayoutRequest } from '../model/tables.server.ts'
import { askPayout } from '../payout/ask-payout.server.ts'
import { associationPayouts } from '../payout/payout-source.server.ts'
import { approveRequest } from '../staff/decide-request.server.ts'

type Demo = {
  readonly slug: string
  /** What came in by card, oldest first, in øre. */
  readonly received: readonly number[]
  readonly account: string
  /** How far its account and its latest payout have come. */
  readonly until: 'entered' | 'confirmed' | 'asked' | 'approved' | 'paid'
  readonly payoutOre?: number
  readonly note?: string
}

/** All of it is invented; the check digits of the accounts are right. */
const demo: readonly Demo[] = [
  {
    slug: 'studentkoret-fjordklang',
    received: [25_000, 25_000, 25_000, 25_000],
    account: '15032080119',
    until: 'confirmed',
  },
  {
    slug: 'brettspillklubben-terning',
    received: [10_000, 10_000],
    account: '12345678903',
    until: 'entered',
  },
  {
    slug: 'fjellgruppa-varden',
    received: [30_000, 30_000, 30_000, 30_000, 30_000],
    account: '97103022111',
    until: 'asked',
    payoutOre: 120_000,
    note: 'Vi skal betale for hytteturen.',
  },
  {
    slug: 'debattforumet-agora',
    received: [20_000, 20_000, 20_000],
    account: '12345678903',
    until: 'approved',
    payoutOre: 60_000,
  },
  {
    slug: 'international-students-network',
    received: [15_000, 15_000, 15_000, 15_000],
    account: '15032080119',
    until: 'paid',
    payoutOre: 45_000,
  },
]

/** Money, bank accounts and payouts for some associations of the demo, once. Nobody is mailed. */
export async function seedAssociationMoney(context: DemoContext, now = new Date()): Promise<void> {
  const { database } = context
  const found = await database
    .select({ id: association.id, slug: association.slug })
    .from(association)
    .where(
      inArray(
        association.slug,
        demo.map(({ slug }) => slug),
      ),
    )
  const ids = new Map(found.map(({ id, slug }) => [slug, id]))
  const known = await database.$count(
    associationBankAccount,
    inArray(associationBankAccount.associationId, [...ids.values()]),
  )
  if (known > 0) return
  for (const one of demo) {
    const associationId = ids.get(one.slug)
    if (associationId) await seedOne(context, one, { associationId, now })
  }
}

type Around = { readonly associationId: string; readonly now: Date }

async function seedOne(context: DemoContext, one: Demo, around: Around): Promise<void> {
  const { database, encryption } = context
  const { associationId, now } = around
  const [first, second] = await findContacts(database, associationId)
  if (!(first && second)) return
  await receive(database, one, around)
  const accountId = randomUUID()
  await database.insert(associationBankAccount).values({
    id: accountId,
    associationId,
    ...encryptAccount(encryption, accountId, {
      account: one.account,
      holder: await nameOf(database, associationId),
    }),
    enteredBy: first,
    enteredAt: addDaysByWallTime(now, -40),
    ...(one.until !== 'entered' && {
      state: 'confirmed' as const,
      confirmedBy: second,
      // One of them is new, so that staff see what they look at twice.
      confirmedAt: addDaysByWallTime(now, one.until === 'asked' ? -3 : -38),
    }),
  })
  if (one.payoutOre === undefined) return
  const board = { userId: first, associationId, today: osloDate(now) }
  const form = { amountOre: one.payoutOre, note: one.note ?? '', accountId }
  await askPayout(database, board, form, addDaysByWallTime(now, -2))
  if (one.until !== 'asked') await payOut(context, one, { ...around, accountId })
}

async function receive(database: Database, one: Demo, { associationId, now }: Around) {
  for (const [index, amountOre] of one.received.entries())
    await postTransaction(database, {
      key: `demo:${one.slug}:${index + 1}`,
      kind: 'card-payment-captured',
      valueDate: addDays(osloDate(now), index - 30),
      entries: move(amountOre, { from: associationAccount(associationId), to: providerAccount }),
      actorId: null,
    })
}

/** As a caseworker, a payout approver and the bank would. */
async function payOut(
  { database, encryption }: DemoContext,
  one: Demo,
  { associationId, accountId, now }: Around & { accountId: string },
): Promise<void> {
  const caseworker = await findDemoStaff(database, 'caseworker')
  const approver = await findDemoStaff(database, 'payout-approver')
  if (!(caseworker && approver)) return
  const { onSettled: _, ...silent } = associationPayouts
  // A command adds the demo: it has read neither the settings nor who the organisation is.
  const payer = {
    name: (await readOrganisation(database))?.legalName ?? 'Eksempel',
    iban: exampleAssociation.ASSOCIATION_IBAN,
    bic: exampleAssociation.ASSOCIATION_BIC,
  }
  const parts = { database, encryption, payoutSources: [{ ...silent, payerOf: () => payer }] }
  const [asked] = await database
    .select({ id: associationPayoutRequest.id })
    .from(associationPayoutRequest)
    .where(eq(associationPayoutRequest.associationId, associationId))
  const requestId = asked?.id ?? ''
  await approveRequest(parts, caseworker, { requestId, accountId }, addDaysByWallTime(now, -1))
  if (one.until !== 'paid') return
  const [prepared] = await database
    .select()
    .from(payout)
    .where(eq(payout.requestKey, requestKeyOf(requestId)))
  if (!prepared) return
  const configuration = {
    ...exampleDeposit,
    ...exampleAssociation,
    TRIVSEL_ENV: 'local' as const,
  }
  const release = { ids: [prepared.id], configuration, executionDate: osloDate(now) }
  await releasePayouts(parts, release, approver)
  await database.transaction((transaction) =>
    settlePayouts(
      transaction,
      [{ endToEndId: prepared.endToEndId, outcome: 'paid', reason: null }],
      { ...parts, actor: { kind: 'command' }, payerIban: null, portalUrl: '' },
    ),
  )
}

async function findContacts(database: Database, associationId: string): Promise<string[]> {
  const rows = await database
    .select({ userId: associationContact.userId })
    .from(associationContact)
    .where(
      and(eq(associationContact.associationId, associationId), isNull(associationContact.endedAt)),
    )
    .orderBy(asc(associationContact.startedAt), asc(associationContact.id))
  return rows.map(({ userId }) => userId)
}

async function nameOf(database: Database, associationId: string): Promise<string> {
  const [found] = await database
    .select({ name: association.name })
    .from(association)
    .where(eq(association.id, associationId))
  return found?.name ?? ''
}
