import { randomUUID } from 'node:crypto'
import { perLocale } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import { encryptAccount } from '#core/association-accounts/account-secrets.server.ts'
import { associationBankAccount } from '#core/association-accounts/tables.server.ts'
import { addAssociation, addContact } from '#core/associations/associations.testing.server.ts'
import { association, associationHistory } from '#core/associations/tables.server.ts'
import { prepareManualPayout } from '#core/bank/payouts/prepare-payout.server.ts'
import { releasePayouts } from '#core/bank/payouts/release-payouts.server.ts'
import { settleManually } from '#core/bank/payouts/settle-manually.server.ts'
import { budgetAccount, claimAccount, frameAccount, grantAccount } from '#core/grants/accounts.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { moveGrantMoney } from '#core/grants/budget.server.ts'
import { emptyContent, type ReportContent } from '#core/grants/content.ts'
import { applyDecision } from '#core/grants/decision/apply-decision.server.ts'
import { grantPart } from '#core/grants/funding/tables.server.ts'
import { grantBudget, grantRound, grantType } from '#core/grants/setup/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isModulo11 } from '#platform/modulo-11.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { loadAwards } from '../model/load-awards.server.ts'
import { requestKeyOf } from '../model/part-key.ts'
import { reconcileAward } from '../model/reconcile-award.server.ts'
import { grantPayouts } from '../payout/payout-source.server.ts'

export const now = new Date('2026-11-28T10:00:00Z')
export const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000)

/** Of the organisation, in its tests. */
export const organisationIban = 'NO9386011117947'
export const configuration = {
  TRIVSEL_ENV: 'test',
  ASSOCIATION_IBAN: organisationIban,
  ASSOCIATION_BIC: 'DNBANOKK',
} as const

let serial = 1_603_300_000

/** An account that no other test has. */
export function newAccount(): string {
  for (;;) {
    serial += 1
    for (let digit = 0; digit < 10; digit += 1)
      if (isModulo11(`${serial}${digit}`)) return `${serial}${digit}`
  }
}

export const accountsOf = (costs: number, income = 0): ReportContent => ({
  description: 'Turneringen ble holdt.',
  participants: 30,
  costs: costs === 0 ? [] : [{ text: 'Leie', amountOre: costs }],
  income: income === 0 ? [] : [{ text: 'Billetter', amountOre: income }],
})

type Wanted = {
  readonly amountOre?: number
  readonly payment?: 'advance' | 'deficit'
  readonly firstPartPercent?: number
  readonly reportDays?: number | null
  /** A person instead of an association. */
  readonly userId?: string
}

/** What granted funding is tested with, on a database. */
export function fundingTesting(database: Database) {
  const parts = {
    database,
    encryption: testEncryption,
    portalUrl: 'https://portal.example',
    payoutSources: [grantPayouts],
  }

  const newStaff = async () => ({
    kind: 'staff' as const,
    userId: await createMember(database, null),
    roles: ['caseworker' as const],
    requestId: 'a request',
  })

  /** The account that two contact persons have confirmed. @returns its id */
  async function addBankAccount(
    associationId: string,
    by: readonly [string, string],
    number = newAccount(),
  ): Promise<string> {
    const id = randomUUID()
    await database.insert(associationBankAccount).values({
      id,
      associationId,
      ...encryptAccount(testEncryption, id, { account: number, holder: 'Sjakklubben' }),
      state: 'confirmed',
      enteredBy: by[0],
      enteredAt: now,
      confirmedBy: by[1],
      confirmedAt: now,
    })
    return id
  }

  /** A grant that was offered: 1,000 kr of a budget of 5,000. */
  async function newGrant(
    {
      amountOre = 100_000,
      payment = 'advance',
      firstPartPercent = payment === 'deficit' ? 0 : 75,
      reportDays = 60,
      userId,
    }: Wanted = {},
    at = now,
  ) {
    const before = (days: number) => new Date(at.getTime() - days * 86_400_000)
    const budgetYear = Number(osloDate(at).slice(0, 4))
    const [type] = await database
      .insert(grantType)
      .values({
        name: perLocale(() => 'Prosjekt'),
        payment,
        firstPartPercent,
        reportDays,
        mostOre: 10_000_000,
        forPersons: true,
      })
      .returning()
    const [round] = await database
      .insert(grantRound)
      .values({
        name: perLocale(() => 'November'),
        opensAt: before(60),
        deadlineAt: before(30),
        meetsAt: before(5),
        earliestEventOn: '2026-11-01',
        budgetYear,
      })
      .returning()
    if (!(type && round)) throw new Error('nothing was set up')
    const budget = { year: budgetYear, typeId: type.id }
    await database.insert(grantBudget).values({ ...budget, amountOre: 500_000 })
    await database.transaction((transaction) =>
      moveGrantMoney(
        transaction,
        [
          {
            key: `test-budget:${type.id}`,
            kind: 'grant-budget-set',
            amountOre: 500_000,
            from: frameAccount(budgetYear),
            to: budgetAccount(budget),
          },
        ],
        { actorId: null, valueDate: '2026-01-01' },
      ),
    )
    const [first, second] = [await createMember(database, null), await createMember(database, null)]
    const board =
      userId === undefined ? await addAssociation(database, { name: 'Sjakklubben' }) : null
    if (board) for (const contact of [first, second]) await addContact(database, board.id, contact)
    const [application] = await database
      .insert(grantApplication)
      .values({
        applicantKind: board ? 'association' : 'person',
        associationId: board?.id ?? null,
        userId: userId ?? null,
        typeId: type.id,
        roundId: round.id,
        reference: randomUUID().slice(0, 12),
        language: 'no',
        draft: emptyContent,
        sentVersion: 1,
        firstSentAt: before(40),
        createdBy: userId ?? first,
      })
      .returning()
    if (!application) throw new Error('nothing was applied for')
    const id = application.id
    await database.insert(grantApplicationVersion).values({
      applicationId: id,
      number: 1,
      content: {
        ...emptyContent,
        title: 'Vårturnering',
        startsOn: '2027-01-10',
        endsOn: '2027-01-20',
        costs: [{ text: 'Leie', amountOre: 150_000 }],
        requestedOre: amountOre,
      },
      title: 'Vårturnering',
      requestedOre: amountOre,
      files: [],
      sentBy: userId ?? first,
      sentAt: before(40),
    })
    const [decider, confirmer] = [await newStaff(), await newStaff()]
    const decide = (ore: number, within = database) =>
      within.transaction((transaction) =>
        applyDecision(
          transaction,
          {
            applicationId: id,
            basis: 'correction',
            outcome: ore === 0 ? 'refused' : 'granted',
            amountOre: ore,
            reasonIds: [],
            words: '',
            conditions: '',
            roundId: null,
            decidedBy: decider.userId,
            confirmedBy: confirmer.userId,
          },
          at,
        ),
      )
    await decide(amountOre)
    const load = async () => {
      const [found] = await loadAwards(database, [id])
      if (!found) throw new Error('there is no grant')
      return found
    }
    return {
      id,
      associationId: board?.id ?? '',
      typeId: type.id,
      first,
      second,
      decide,
      load,
      who: (by = userId ?? first) => ({ userId: by, applicationId: id }),
      version: async () => ({ version: (await load()).award.version }),
      state: async () => (await load()).award.state,
      withAccount: (number?: string) => addBankAccount(board?.id ?? '', [first, second], number),
      parts: async () => (await load()).parts.filter(({ row }) => row.state !== 'withdrawn'),
      /** What is on the budget, on the grant, and claimed. */
      books: async () => ({
        budget: await balanceOf(database, budgetAccount(budget)),
        grant: await balanceOf(database, grantAccount(id)),
        claim: await balanceOf(database, claimAccount(id)),
      }),
      history: async () =>
        (
          await database
            .select({ action: associationHistory.action })
            .from(associationHistory)
            .where(eq(associationHistory.associationId, board?.id ?? ''))
            .orderBy(associationHistory.id)
        ).map(({ action }) => action),
      close: () =>
        database
          .update(association)
          .set({ state: 'closed', stateReason: 'by-board' })
          .where(eq(association.id, board?.id ?? '')),
    }
  }

  /** The part that waits is paid, as if staff had approved it and the bank had answered. */
  async function payPart(applicationId: string): Promise<void> {
    const [loaded] = await loadAwards(database, [applicationId])
    const part = loaded?.parts.find(({ row }) => row.state === 'waiting')?.row
    if (!part) return
    const [approver, releaser] = [await newStaff(), await newStaff()]
    const id = await prepareManualPayout(
      parts,
      {
        requestKey: requestKeyOf(part.id),
        owner: { kind: 'grant', key: applicationId },
        amountOre: part.amountOre,
        payee: { name: 'Sjakklubben', details: 'A bank abroad' },
        message: 'Tilskudd',
        approvedBy: approver.userId,
      },
      approver,
    )
    await database
      .update(grantPart)
      .set({ state: 'approved', decidedBy: approver.userId, decidedAt: now })
      .where(eq(grantPart.id, part.id))
    const release = { ids: [id], configuration, executionDate: '2026-11-30' }
    await releasePayouts(parts, release, releaser)
    const seen = { outcome: 'paid', reference: `REF-${id}`.slice(0, 30), on: '2026-11-28' } as const
    await settleManually(parts, { id, seen }, releaser)
    await database.transaction((transaction) =>
      reconcileAward(transaction, applicationId, { actorId: null, now }),
    )
  }

  return { parts, newGrant, newStaff, addBankAccount, payPart }
}
