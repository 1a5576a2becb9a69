import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { correctTransfer } from '#core/bank/corrections/correct-transfer.server.ts'
import { decideCorrection } from '#core/bank/corrections/decide-correction.server.ts'
import { proposeReturn } from '#core/bank/corrections/propose-return.server.ts'
import { resolveConflict } from '#core/bank/corrections/resolve-conflict.server.ts'
import { camt054, inBatches, ownIban, type SampleEntry } from '#core/bank/files/camt054.testing.ts'
import { pain002 } from '#core/bank/files/pain002.testing.ts'
import { importCamt054 } from '#core/bank/imports/import-camt054.server.ts'
import { importPain002 } from '#core/bank/imports/import-pain002.server.ts'
import { findCustomerNumbers } from '#core/bank/matching/customer-number.ts'
import { isOver } from '#core/bank/payout-states.ts'
import { availableOre } from '#core/bank/payouts/add-payout.server.ts'
import { findAttempts } from '#core/bank/payouts/find-attempts.server.ts'
import type { ManualPayee, Payee } from '#core/bank/payouts/payee.server.ts'
import { prepareAgain } from '#core/bank/payouts/prepare-again.server.ts'
import { prepareManualPayout, preparePayout } from '#core/bank/payouts/prepare-payout.server.ts'
import { releasePayouts } from '#core/bank/payouts/release-payouts.server.ts'
import { settleManually } from '#core/bank/payouts/settle-manually.server.ts'
import { withdrawPayout } from '#core/bank/payouts/withdraw-payout.server.ts'
import {
  incomingTransfer,
  moneyCorrection,
  payout,
  transferConflict,
} from '#core/bank/tables.server.ts'
import { allocateTransfer } from '#core/bank/transfers/allocate-transfer.server.ts'
import type { TransferChange } from '#core/bank/transfers/change-transfer.server.ts'
import { confirmTransfer } from '#core/bank/transfers/confirm-transfer.server.ts'
import { registerTransfer } from '#core/bank/transfers/register-transfer.server.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { decideCase, takeBackDecision } from '#core/cases/decide-case.server.ts'
import { applyEffect, type CaseEffect } from '#core/cases/effect.server.ts'
import { editCase, openCase } from '#core/cases/open-case.server.ts'
import type { CaseDecision } from '#core/cases/rules.ts'
import { caseDecision, caseEvent, caseFile } from '#core/cases/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { randomFrom } from '../../../../../payment-simulator/src/random.ts'
import { applicationCases, applyApplicationDecision } from '../decide/decide-application.server.ts'
import { findTerms } from '../decide/find-terms.server.ts'
import { lapse } from '../decide/lapse-approvals.server.ts'
import { testDepositHolder } from '../letters/letters.testing.ts'
import { issueConfirmation } from '../letters/write-letters.server.ts'
import { findAccountOfCase } from '../model/find-account.server.ts'
import { depositAmount } from '../model/tables.server.ts'
import { openAccount, payers, payoutParts } from '../money/money.testing.server.ts'
import { moneyHooks } from '../money/notify-students.server.ts'
import { refundCase, refundPayoutKey } from '../refund/case-kind.ts'
import { applyRefundDecision, refundCases } from '../refund/decide-refund.server.ts'
import { hasApprovedRefund } from '../refund/has-approved-refund.server.ts'
import { encryptTarget } from '../refund/refund-secrets.server.ts'
import { depositRefund } from '../refund/tables.server.ts'
import { judgeMoney, judgeShown } from './judge-money.testing.server.ts'

/** What every account of a schedule is invoiced. */
export const invoicedOre = 1_000_00
const portalUrl = 'https://portal.example'
const [own, foreign] = ['15032080119', 'IBAN DE02 1203 0000 0000 2020 51']

export type MoneyOutcome = {
  readonly wrong: readonly string[]
  /** How often each action was done, and not refused. */
  readonly done: Readonly<Record<string, number>>
}

/** Figures of the years that approvals are deferred to; once for a database. */
export async function prepareMoneySchedules(database: Database): Promise<void> {
  await database
    .insert(depositAmount)
    .values(
      [2026, 2027].map((academicYear) => ({
        academicYear,
        kind: 'year' as const,
        amountOre: invoicedOre,
        source: 'schedules',
      })),
    )
    .onConflictDoNothing()
}

/**
 * Plays one schedule: three members of staff do to the money of two students what staff, the bank
 * and students do, forwards and back, sometimes two things at once, as it follows from the seed.
 * After each turn `judgeMoney` checks the accounts.
 *
 * @param sabotage something that the engine would not do, after each turn: it must be found
 */
export async function playMoneySchedule(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  seed: string,
  sabotage?: (database: Database, customerNumber: string) => Promise<unknown>,
): Promise<MoneyOutcome> {
  const random = randomFrom(seed)
  const chance = (share: number) => random() < share
  const pick = <Thing>(things: readonly [Thing, ...Thing[]]): Thing =>
    things[Math.floor(random() * things.length)] ?? things[0]
  const anyOf = <Thing>(things: readonly Thing[]): Thing | undefined =>
    things[Math.floor(random() * things.length)]

  const parts = { ...payoutParts(database), encryption, ...moneyHooks(portalUrl) }
  const wrong: string[] = []
  const done: Record<string, number> = {}
  const note = (deed: string) => {
    done[deed] = (done[deed] ?? 0) + 1
  }
  const staff = (['anne', 'berit', 'carl'] as const).map(
    (userId): StaffActor => ({
      kind: 'staff',
      userId,
      requestId: 'a request',
      roles: ['caseworker', 'payout-approver'],
    }),
  )
  const somebody = () => anyOf(staff) ?? staffMissing()
  /** Mostly a colleague of these. */
  const another = (...ids: (string | null)[]) =>
    anyOf(chance(0.85) ? staff.filter(({ userId }) => !ids.includes(userId)) : staff) ??
    staffMissing()
  let serial = 0
  let isTwoAtOnce = false
  const next = (what: string) => `${seed}/${what}/${++serial}`
  const today = osloDate(new Date())
  const day = () => addDays(today, -Math.floor(random() * 2))

  const students = [
    await newStudent(database, next('one')),
    await newStudent(database, next('two')),
  ]
  const numbers = students.map(({ customerNumber }) => customerNumber)
  const student = () => anyOf(students) ?? studentMissing()
  /** References that this schedule knows; the bank may report each again. */
  const references: string[] = []
  const files: string[] = []
  const codes: string[] = []

  const transfers = () =>
    database
      .select()
      .from(incomingTransfer)
      .where(inArray(incomingTransfer.reference, ['', ...references]))
      .orderBy(incomingTransfer.receivedAt, incomingTransfer.reference)
  const payouts = (...states: (typeof payout.$inferSelect)['state'][]) =>
    database
      .select()
      .from(payout)
      .where(and(inArray(payout.ownerKey, numbers), inArray(payout.state, states)))
      .orderBy(payout.preparedAt, payout.endToEndId)
  const amount = () => pick([invoicedOre, invoicedOre, invoicedOre / 2, 1, 333_33])
  const matchTransfers = async (_: Database, credits: readonly { remittance: string | null }[]) =>
    credits.map(({ remittance }) => findCustomerNumbers(remittance ?? '')[0] ?? null)

  /** Refusals are part of the play. */
  async function attempt(deed: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      note(deed)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      wrong.push(`${deed}: ${error instanceof Error ? (error.cause ?? error.message) : error}`)
      return false
    }
  }

  const register = () => {
    const reference = next('hand')
    references.push(reference)
    const customerNumber = chance(0.85) ? student().customerNumber : null
    return attempt('registered', () =>
      registerTransfer(
        parts,
        {
          reference,
          amountOre: amount(),
          valueDate: day(),
          customerNumber,

          debtorName: 'A sponsor',
          remittance: null,
          endToEndId: null,
        },
        { ownAccount: ownIban, actor: somebody() },
      ),
    )
  }

  async function confirm() {
    const transfer = anyOf((await transfers()).filter(({ confirmedAt }) => confirmedAt === null))
    if (!transfer) return
    const { id, revision, registeredBy } = transfer
    const actor = another(registeredBy)
    const isDone = await attempt('confirmed', () => confirmTransfer(parts, { id, revision }, actor))
    if (isDone && registeredBy === actor.userId)
      wrong.push('a transfer was confirmed by its registrar')
  }

  /** What a file of the bank says: new money, what a person has registered, and of payouts. */
  async function newFile(): Promise<string> {
    const [known, onTheirWay, paid] = [
      await transfers(),
      await payouts('released', 'sent'),
      await payouts('paid', 'returned', 'released'),
    ]
    const entries: SampleEntry[] = []
    const kroner = (ore: number) => (ore / 100).toFixed(2)
    for (let index = 0; index < 1 + Math.floor(random() * 3); index += 1) {
      const told = anyOf(known)
      const [out, back] = [anyOf(onTheirWay), anyOf(paid)]
      const kind = pick(['new', 'known', 'known', 'debit', 'return'] as const)
      if (kind === 'known' && told)
        entries.push({
          reference: told.reference,
          valueDate: told.valueDate,
          amount: kroner(chance(0.8) ? told.amountOre : told.amountOre + 1),
          text: chance(0.5) ? (told.customerNumber ?? '') : '',
        })
      else if (kind === 'debit' && out)
        entries.push({
          kind: 'DBIT',
          reference: next('debit'),
          endToEndId: out.endToEndId,

          amount: kroner(out.amountOre),
          valueDate: today,
        })
      else if (kind === 'return' && back)
        entries.push({
          reference: next('return'),
          endToEndId: back.endToEndId,
          returnReason: 'AC04',
          amount: kroner(Math.max(1, back.amountOre - pick([0, 0, 1, -1]))),
          valueDate: today,
        })
      else {
        const reference = next('bank')
        const text = chance(0.8) ? student().customerNumber : 'a gift'
        entries.push({ reference, amount: kroner(amount()), text, valueDate: day() })
      }
    }
    references.push(...entries.map(({ reference = '' }) => reference))
    return camt054(entries, { messageId: next('file') })
  }

  async function importFile(text: string) {
    const actor = somebody()
    const isHis = ({ registeredBy }: { registeredBy: string | null }) =>
      registeredBy === actor.userId
    const before = (await transfers()).filter(
      (one) => isHis(one) && one.confirmedAt === null && one.reversedAt === null,
    )
    const outBefore = (await payouts('released', 'sent', 'paid')).filter(
      ({ approvedBy, preparedBy }) => [approvedBy, preparedBy].includes(actor.userId),
    )
    const isDone = await attempt('file', async () => {
      const taken = await importCamt054(
        { ...parts, matchTransfers },
        { bytes: inBatches(text, 4_096), ownAccount: ownIban, actor },
      )
      if (taken.waitingTransfers > 0) note('transfer waits for a colleague')
      if (taken.waitingPayouts > 0) note('payout waits for a colleague')
    })
    if (!isDone || isTwoAtOnce) return
    const after = new Map((await transfers()).map((one) => [one.id, one]))
    if (before.some(({ id }) => after.get(id)?.confirmedAt !== null))
      wrong.push('a file confirmed what its uploader had registered')
    const states = new Map(
      (await payouts('released', 'sent', 'paid', 'failed', 'returned')).map((one) => [
        one.id,
        one.state,
      ]),
    )
    if (outBefore.some(({ id, state }) => states.get(id) !== state))
      wrong.push('a file settled what its uploader had prepared')
  }

  async function bankFile() {
    const text = await newFile()
    files.push(text)
    await importFile(text)
    if (chance(0.4)) await importFile(text)
  }
  async function oldFile() {
    const text = anyOf(files)
    if (text !== undefined) await importFile(text)
  }

  async function resolve() {
    const open = await database
      .select()
      .from(transferConflict)
      .where(
        and(
          inArray(transferConflict.reference, ['', ...references]),
          isNull(transferConflict.resolvedAt),
        ),
      )
      .orderBy(transferConflict.reference, transferConflict.amountOre)
    const conflict = anyOf(open)
    if (!conflict) return
    const resolution = pick(['bank', 'both'] as const)
    await attempt(`conflict: ${resolution}`, () =>
      resolveConflict(parts, { id: conflict.id, resolution }, somebody()),
    )
  }

  async function correct() {
    const transfer = anyOf((await transfers()).filter(({ reversedAt }) => reversedAt === null))
    if (!transfer) return
    const customerNumber = chance(0.8) ? student().customerNumber : null
    const change = pick<TransferChange>([
      { kind: 'reverse-transfer' },
      { kind: 'replace-transfer', amountOre: amount(), valueDate: day(), customerNumber },
      { kind: 'move-transfer', customerNumber },
    ])
    const { id, revision } = transfer
    await attempt(`proposed: ${change.kind}`, () =>
      correctTransfer(parts, { id, revision, change, reason: 'Feil' }, somebody()),
    )
    if (chance(0.6)) await decide()
  }

  async function decide() {
    const ofOurs = sql`${moneyCorrection.transferId} in (select id from ${incomingTransfer}
        where reference = any(${sql.param(['', ...references])}::text[]))
      or ${moneyCorrection.payoutId} in (select id from ${payout}
        where customer_number = any(${sql.param(numbers)}::text[]))`
    const waiting = await database
      .select()
      .from(moneyCorrection)
      .where(and(eq(moneyCorrection.state, 'waiting'), ofOurs))
      .orderBy(moneyCorrection.proposedAt)
    const correction = anyOf(waiting)
    if (!correction) return
    const isConfirmed = chance(0.85)
    const actor = another(correction.proposedBy)
    const isDone = await attempt(
      `${isConfirmed ? 'corrected' : 'rejected'}: ${correction.kind}`,
      () =>
        decideCorrection(
          parts,
          { id: correction.id, of: correction.payoutId ? 'payout' : 'transfer', isConfirmed },
          actor,
        ),
    )
    if (isDone && isConfirmed && correction.proposedBy === actor.userId)
      wrong.push('a correction was confirmed by the person who proposed it')
  }

  async function allocate() {
    const nobodys = (await transfers()).filter(
      ({ customerNumber, reversedAt }) => customerNumber === null && reversedAt === null,
    )
    const transfer = anyOf(nobodys)
    if (!transfer) return
    const { id, revision } = transfer
    const { customerNumber } = student()
    await attempt('allocated', () =>
      allocateTransfer(parts, { id, revision, customerNumber }, somebody()),
    )
  }

  const payeeOf = (isManual: boolean): Payee | ManualPayee =>
    isManual ? { name: 'Mai', details: foreign } : { name: 'Mai', account: own }

  async function prepare() {
    const { customerNumber } = student()
    const actor = somebody()
    const request = {
      requestKey: next('payout'),
      owner: { kind: 'deposit' as const, key: customerNumber },
      amountOre: amount(),

      message: 'Refusjon',
      approvedBy: actor.userId,
      cause: 'other' as const,
    }
    const payee = payeeOf(chance(0.5))
    const isDone = await attempt('prepared', () =>
      'account' in payee
        ? preparePayout(parts, { ...request, payee }, actor)
        : prepareManualPayout(parts, { ...request, payee }, actor),
    )
    if (
      isDone &&
      !isTwoAtOnce &&
      (await availableOre(database, { kind: 'deposit', key: customerNumber })) < 0
    )
      wrong.push('more was prepared than there is')
  }

  async function again() {
    const over = anyOf(await payouts('failed', 'returned', 'withdrawn'))
    if (!over) return
    const payee = payeeOf(chance(0.5))
    await attempt('prepared again', () =>
      prepareAgain(parts, { id: over.id, payee, reason: 'Ny konto' }, somebody()),
    )
  }

  async function withdraw() {
    const one = anyOf(await payouts('prepared'))
    if (one) await attempt('payout withdrawn', () => withdrawPayout(parts, one.id, somebody()))
  }

  async function release() {
    const one = anyOf(await payouts('prepared'))
    if (!one) return
    const actor = another(one.approvedBy, one.preparedBy)
    const isDone = await attempt('released', () =>
      releasePayouts(parts, { ids: [one.id], configuration: payers, executionDate: today }, actor),
    )
    if (isDone && [one.approvedBy, one.preparedBy].includes(actor.userId))
      wrong.push('a payout was released by the person who prepared it')
  }

  async function settle() {
    const one = anyOf(await payouts('released', 'sent'))
    if (!one) return
    const isPaid = chance(0.75)
    const { id } = one
    if (one.channel === 'manual')
      await attempt(isPaid ? 'paid by hand' : 'failed by hand', () =>
        settleManually(
          parts,
          {
            id,
            seen: isPaid
              ? { outcome: 'paid', reference: next('seen'), on: today }
              : { outcome: 'failed', reason: 'AC01' },
          },
          another(one.approvedBy, one.preparedBy),
        ),
      )
    else await answer(one, isPaid ? 'ACSC' : 'RJCT')
  }
  const answer = (
    { endToEndId, approvedBy, preparedBy }: typeof payout.$inferSelect,
    status: string,
  ) =>
    attempt(`answer: ${status}`, () =>
      importPain002(parts, {
        bytes: inBatches(
          pain002({ messageId: next('answer'), original: 'x', payments: [{ endToEndId, status }] }),
        ),
        actor: another(approvedBy, preparedBy),
      }),
    )

  /** By a person, or by the bank's refusal of what was paid. */
  async function payoutFailure() {
    const one = anyOf(await payouts('paid'))
    if (!one) return
    if (chance(0.3)) {
      await answer(one, 'RJCT')
      return
    }
    const seen = {
      amountOre: Math.max(1, one.amountOre - pick([0, 0, 1])),
      on: today,

      reference: null,
      reason: 'AC04',
    }
    await attempt('return proposed', () => proposeReturn(parts, { id: one.id, seen }, somebody()))
    if (chance(0.7)) await decide()
  }

  /** The whole amount, which counts, and often the letter. */
  async function payAll(one: Student) {
    const reference = next('all')
    references.push(reference)
    const [first, second] = staff
    if (!first || !second) return
    await attempt('registered', () =>
      registerTransfer(
        parts,
        {
          reference,
          amountOre: invoicedOre,
          valueDate: day(),

          customerNumber: one.customerNumber,
          debtorName: 'A sponsor',

          remittance: null,
          endToEndId: null,
        },
        { ownAccount: ownIban, actor: first },
      ),
    )
    const transfer = (await transfers()).find((known) => known.reference === reference)
    if (!transfer) return
    const { id, revision } = transfer
    await attempt('confirmed', () => confirmTransfer(parts, { id, revision }, second))
    if (chance(0.8)) await fetchLetter(one)
  }

  async function fetchLetter({ caseId } = student()) {
    const found = await findAccountOfCase(database, caseId)
    if (!found || found.caseFile.closedAt) return
    await attempt('letter asked for', async () => {
      const context = { holder: testDepositHolder, now: new Date() }
      const issued = await issueConfirmation(parts, context, found)
      if (!issued) return
      note(codes.includes(issued.code) || codes.length === 0 ? 'letter' : 'another letter')
      codes.push(issued.code)
    })
  }

  /** Decides about a case, and lets the decision take effect, or takes it back. */
  async function decideAbout(
    kind: CaseKind,
    wanted: { caseId: string; action: CaseDecision },
    onEffect: (transaction: Database, effect: CaseEffect) => Promise<void>,
  ) {
    const { caseId, action } = wanted
    const actor = somebody()
    const [found] = await database.select().from(caseFile).where(eq(caseFile.id, caseId))
    const terms = action === 'defer' ? anyOf(await findTerms(database, caseId)) : undefined
    const seen = terms ? { key: terms.key, amountOre: terms.amountOre } : null
    const isDecided = await attempt(`decided: ${action}`, () =>
      decideCase(
        database,
        actor,
        { caseId, caseKinds: [kind], version: found?.version ?? 0, action, comment: 'Derfor' },
        (transaction) =>
          kind.prepare(transaction, { caseId, action, staff: actor, terms: seen, encryption }),
      ),
    )
    if (!isDecided) return
    if (chance(0.2)) await anything()
    if (chance(0.1)) {
      await attempt('decision taken back', () =>
        takeBackDecision(database, actor, { caseId, caseKinds: [kind] }),
      )
      return
    }
    await database
      .update(caseDecision)
      .set({ takesEffectAt: sql`now()` })
      .where(eq(caseDecision.caseId, caseId))
    try {
      await applyEffect(database, caseId, onEffect)
      note(`effect: ${action}`)
    } catch (error) {
      // What has become impossible meanwhile fails and is tried again, until staff take it back.
      const isMoneyThere = error instanceof Error && /^Money has come/.test(error.message)
      if (!isMoneyThere && !(error instanceof Refusal)) wrong.push(`effect of ${action}: ${error}`)
      await attempt('decision taken back', () =>
        takeBackDecision(database, actor, { caseId, caseKinds: [kind] }),
      )
    }
  }

  const endApproval = () =>
    decideAbout(
      applicationCases,
      { caseId: student().caseId, action: pick(['withdraw', 'defer', 'defer'] as const) },
      (transaction, effect) => applyApplicationDecision(transaction, effect, portalUrl),
    )
  async function lapseOne() {
    const { caseId } = student()
    await attempt('lapse', async () => {
      if (await lapse(database, { caseId, portalUrl })) note('lapsed')
    })
  }

  async function refund() {
    const { userId, caseId: accountId } = student()
    const found = await findAccountOfCase(database, accountId)
    if (!found?.figures.isPaid || found.caseFile.closedAt) return
    const [open] = await database
      .select()
      .from(caseFile)
      .where(
        and(
          eq(caseFile.userId, userId),
          eq(caseFile.kind, refundCase.kind),
          isNull(caseFile.closedAt),
        ),
      )
    const target = { route: 'ordinary', payeeName: 'Mai', account: own } as const
    let caseId = open?.id ?? ''
    if (!open)
      await attempt('refund asked for', () =>
        database.transaction(async (transaction) => {
          caseId = await openCase(transaction, { ...refundCase, userId, language: 'en' })
          await transaction
            .insert(depositRefund)
            .values({ caseId, accountId, ...encryptTarget(encryption, caseId, target) })
        }),
      )
    else if (open.status === 'INNVILGET') {
      const attempts = await findAttempts(database, refundPayoutKey(caseId))
      if (attempts.length === 0 || !attempts.every(isOver)) return
      await attempt('refund sent again', () =>
        database.transaction((transaction) =>
          editCase(transaction, { caseId, kind: refundCase.kind, userId, action: 'resend' }),
        ),
      )
    }
    if (caseId === '') return
    await decideAbout(refundCases, { caseId, action: 'approve' }, (transaction, effect) =>
      applyRefundDecision(parts, transaction, effect),
    )
    if (await hasApprovedRefund(database, accountId)) note('refund approved')
  }

  /** Out, back and out again, as far as it comes. */
  async function outAndBack() {
    for (const step of [prepare, release, settle, payoutFailure, again, release, settle]) {
      if (chance(0.1)) return
      await step()
    }
  }

  const moves: readonly [() => Promise<unknown>, ...(() => Promise<unknown>)[]] = [
    register,
    register,
    confirm,
    confirm,
    confirm,
    bankFile,
    bankFile,
    bankFile,
    oldFile,
    resolve,
    correct,
    correct,
    decide,
    allocate,
    prepare,
    prepare,
    again,
    again,
    withdraw,
    release,
    release,
    release,
    settle,
    settle,
    payoutFailure,
    outAndBack,
    outAndBack,
    () => fetchLetter(),
    () => fetchLetter(),
    () => payAll(student()),
    endApproval,
    lapseOne,
    refund,
    refund,
  ] as [() => Promise<unknown>, ...(() => Promise<unknown>)[]]
  const anything = () => pick(moves)()

  for (const one of students) if (chance(0.6)) await payAll(one)
  const length = 12 + Math.floor(random() * 24)
  for (let turn = 0; turn < length && wrong.length === 0; turn += 1) {
    isTwoAtOnce = chance(0.15)
    if (isTwoAtOnce) {
      // The same thing twice, or two things.
      const first = pick(moves)
      await Promise.all([first(), chance(0.5) ? first() : anything()])
    } else await anything()
    await sabotage?.(database, student().customerNumber)
    wrong.push(...(await judgeMoney(database, numbers)).map((what) => `turn ${turn}: ${what}`))
  }
  for (const one of students) wrong.push(...(await judgeShown(database, one)))
  return { wrong, done }
}

const staffMissing = (): never => {
  throw new Error('There is nobody of the staff')
}
const studentMissing = (): never => {
  throw new Error('There is no student')
}

type Student = Awaited<ReturnType<typeof newStudent>>

/** With an approved application, an invoice and nothing on the account. */
async function newStudent(database: Database, name: string) {
  const userId = randomUUID()
  const email = `${userId}@trivsel.example`
  const named = { firstName: 'Mai', lastName: name, email }
  await database.insert(user).values({ id: userId, ...named })
  const student = await openAccount(database, {
    userId,
    ...named,
    birthDate: '2003-04-05',
    amountOre: invoicedOre,
    language: 'en',
  })
  await database.insert(caseEvent).values({
    caseId: student.caseId,
    action: 'approve',
    actorKind: 'staff',
    actorId: 'anne',

    fromStatus: 'OPPRETTET',
    toStatus: 'INNVILGET',
  })
  return student
}
