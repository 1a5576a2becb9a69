import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { correctTransfer } from '#core/bank/corrections/correct-transfer.server.ts'
import { decideCorrection } from '#core/bank/corrections/decide-correction.server.ts'
import { proposeReturn } from '#core/bank/corrections/propose-return.server.ts'
import { resolveConflict } from '#core/bank/corrections/resolve-conflict.server.ts'
import { ownIban } from '#core/bank/files/camt054.testing.ts'
import { importCamt054 } from '#core/bank/imports/import-camt054.server.ts'
import { prepareManualPayout } from '#core/bank/payouts/prepare-payout.server.ts'
import { releasePayouts } from '#core/bank/payouts/release-payouts.server.ts'
import { settleManually } from '#core/bank/payouts/settle-manually.server.ts'
import { incomingTransfer, moneyCorrection, transferConflict } from '#core/bank/tables.server.ts'
import type { TransferChange } from '#core/bank/transfers/change-transfer.server.ts'
import { confirmTransfer } from '#core/bank/transfers/confirm-transfer.server.ts'
import { registerTransfer } from '#core/bank/transfers/register-transfer.server.ts'
import { verifyCheck } from '#core/documents/checks/document-checks.server.ts'
import { findEndedLetter } from '#core/documents/checks/ended-letters.server.ts'
import { readPdf } from '#core/documents/read-pdf.testing.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { findAccount } from '../model/find-account.server.ts'
import { bankFileOf, newStudent, next, payers, payoutParts } from '../money/money.testing.server.ts'
import { moneyHooks } from '../money/notify-students.server.ts'
import { testDepositHolder } from './letters.testing.ts'
import { letterOf as nameOf, writeAccountConfirmation } from './write-letters.server.ts'

const { database } = await createTestDatabase()
const portalUrl = 'https://portal.example'
const parts = { ...payoutParts(database), ...moneyHooks(portalUrl) }
const staff = (userId: string) =>
  ({ kind: 'staff', userId, roles: ['caseworker'], requestId: 'request' }) as const
const [one, second] = [staff('one'), staff('second')]
const today = osloDate(new Date())
const letterSubject = 'The letter about your deposit account is no longer valid'

type Student = Awaited<ReturnType<typeof newStudent>>

/** The student’s letter as it can be had now; null where there is none. */
async function letterOf({ userId }: Student) {
  const found = await findAccount(database, userId)
  if (!found) throw new Error('There is no account')
  const context = { holder: testDepositHolder, portalUrl, now: new Date() }
  return writeAccountConfirmation(parts, context, found)
}
/** Since when the page says that the student’s letter is no longer valid. */
async function endedOn({ userId, caseId }: Student) {
  const at = await findEndedLetter(database, { userId, letter: nameOf(caseId) })
  return at && osloDate(at)
}
async function codeOf(student: Student): Promise<string> {
  const pdf = await letterOf(student)
  if (!pdf) throw new Error('There is no letter')
  const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec((await readPdf(pdf)).said)?.[0]
  return code ?? ''
}
const check = (code: string) => verifyCheck(database, testEncryption, code)
const mailsTo = async ({ email }: Student) =>
  (
    await database.execute<{ subject: string; text: string }>(sql`
      select payload->>'subject' as subject, payload->>'text' as text
      from graphile_worker._private_jobs where payload->>'to' = ${email} order by id`)
  ).rows

async function register({ customerNumber }: Student, amountOre = 1_000_00) {
  const reference = next('HAND')
  await registerTransfer(
    parts,
    {
      reference,
      amountOre,
      valueDate: '2026-11-20',
      customerNumber,

      debtorName: 'A sponsor',
      remittance: null,
      endToEndId: null,
    },
    { ownAccount: ownIban, actor: one },
  )
  const isThis = eq(incomingTransfer.reference, reference)
  const [row] = await database.select().from(incomingTransfer).where(isThis)
  if (!row) throw new Error('It was not registered')
  return row
}
/** A student with the whole amount in the account and a letter that says so. */
async function withLetter(language: Locale = 'en') {
  const student = await newStudent(database, { language })
  const transfer = await register(student)
  await confirmTransfer(parts, { id: transfer.id, revision: 0 }, second)
  const code = await codeOf(student)
  expect(await check(code)).toMatchObject({ state: 'valid', says: { amountOre: 1_000_00 } })
  return { student, transfer, code }
}
async function correct(transferId: string, change: TransferChange) {
  await correctTransfer(parts, { id: transferId, revision: 0, change, reason: 'Feil' }, one)
  await decideWaiting(eq(moneyCorrection.transferId, transferId))
}
async function decideWaiting(which: ReturnType<typeof eq>) {
  const isWaiting = and(which, eq(moneyCorrection.state, 'waiting'))
  const [found] = await database.select().from(moneyCorrection).where(isWaiting)
  await decideCorrection(parts, { id: found?.id ?? '', of: found?.payoutId ? 'payout' : 'transfer', isConfirmed: true }, second)
}
async function expectEnded(code: string) {
  const ended = await check(code)
  expect(ended).toMatchObject({ state: 'revoked', because: 'money-gone' })
  expect(ended?.state === 'revoked' && osloDate(ended.revokedAt)).toBe(today)
  // Who checks learns nothing of what it said.
  expect(ended).not.toHaveProperty('says')
}
const bring = (text: string) =>
  importCamt054(
    { ...parts, matchTransfers: async (_, transfers) => transfers.map(() => null) },
    { bytes: inOnePiece(text), ownAccount: ownIban, actor: second },
  )
async function* inOnePiece(text: string) {
  yield new TextEncoder().encode(text)
}

describe('a letter whose money a correction takes is no longer valid, and the student is notified', () => {
  const smaller = { kind: 'replace-transfer', amountOre: 999_99, valueDate: '2026-11-20' } as const

  it('when the transfer is reversed', async () => {
    const { student, transfer, code } = await withLetter()
    expect(await endedOn(student)).toBeNull()
    await correct(transfer.id, { kind: 'reverse-transfer' })
    await expectEnded(code)
    expect(await letterOf(student)).toBeNull()
    expect(await endedOn(student)).toBe(today)
    const mail = (await mailsTo(student)).at(-1)
    expect(mail?.subject).toBe(letterSubject)
    expect(mail?.text).toContain(`corrected a transfer of ${formatKroner(1_000_00)}`)
    expect(mail?.text).toContain(`${formatKroner(1_000_00)} is missing`)
    expect(mail?.text).toContain('you must tell them')
    expect(mail?.text).toContain('https://portal.example/en/')
  })

  it('when it is moved to another student, who then has the only valid letter', async () => {
    const { student, transfer, code } = await withLetter()
    const other = await newStudent(database)
    await correct(transfer.id, { kind: 'move-transfer', customerNumber: other.customerNumber })
    await expectEnded(code)
    expect(await letterOf(student)).toBeNull()
    expect(await check(await codeOf(other))).toMatchObject({ state: 'valid' })
    expect((await mailsTo(student)).at(-1)?.subject).toBe(letterSubject)
    expect((await mailsTo(other)).map(({ subject }) => subject)).toEqual([
      'Your deposit account is ready',
    ])
  })

  it('when it becomes unallocated again', async () => {
    const { student, transfer, code } = await withLetter()
    await correct(transfer.id, { kind: 'move-transfer', customerNumber: null })
    await expectEnded(code)
    expect((await mailsTo(student)).at(-1)?.subject).toBe(letterSubject)
  })

  it('when it is replaced by one with an øre less', async () => {
    const { student, transfer, code } = await withLetter('no')
    await correct(transfer.id, { ...smaller, customerNumber: student.customerNumber })
    await expectEnded(code)
    expect(await letterOf(student)).toBeNull()
    const mail = (await mailsTo(student)).at(-1)
    expect(mail?.subject).toBe('Brevet om depositumskontoen din gjelder ikke lenger')
    expect(mail?.text).toContain(`Nå mangler det ${formatKroner(1)}`)
  })

  it('when a conflict with the bank’s file is resolved for the bank', async () => {
    const { student, transfer, code } = await withLetter()
    const { reference } = transfer
    const file = await bring(bankFileOf([{ reference, amount: '10.00' }]))
    const isIt = eq(transferConflict.fileId, file.id)
    const [conflict] = await database.select().from(transferConflict).where(isIt)
    await resolveConflict(parts, { id: conflict?.id ?? '', resolution: 'bank' }, second)
    await expectEnded(code)
    expect((await mailsTo(student)).at(-1)?.subject).toBe(letterSubject)
  })

  it('when it is replaced by one of another day, with a new letter at once', async () => {
    const { student, transfer, code } = await withLetter()
    const { customerNumber } = student
    const right = {
      kind: 'replace-transfer',
      amountOre: 1_000_00,
      valueDate: '2026-11-19',
    } as const
    await correct(transfer.id, { ...right, customerNumber })
    await expectEnded(code)
    expect(await endedOn(student)).toBe(today)
    expect(await check(await codeOf(student))).toMatchObject({
      state: 'valid',
      says: { receivedOn: '2026-11-19' },
    })
    // The page matches of the newest letter.
    expect(await endedOn(student)).toBeNull()
    const mail = (await mailsTo(student)).at(-1)
    expect(mail?.subject).toBe(letterSubject)
    expect(mail?.text).toContain('Get the new letter on your page.')
  })

  it('but not where the letter is still covered', async () => {
    const { student, code } = await withLetter()
    const more = await register(student, 5_00)
    await confirmTransfer(parts, { id: more.id, revision: 0 }, second)
    await correct(more.id, { kind: 'reverse-transfer' })
    expect(await check(code)).toMatchObject({ state: 'valid' })
    const subjects = (await mailsTo(student)).map(({ subject }) => subject)
    expect(subjects).not.toContain(letterSubject)
  })

  it('but not where the student has fetched no letter', async () => {
    const student = await newStudent(database)
    const transfer = await register(student)
    await confirmTransfer(parts, { id: transfer.id, revision: 0 }, second)
    await correct(transfer.id, { kind: 'reverse-transfer' })
    const subjects = (await mailsTo(student)).map(({ subject }) => subject)
    expect(subjects).not.toContain(letterSubject)
  })
})

describe('a letter and a payout', () => {
  async function prepared({ customerNumber }: Student, amountOre: number) {
    return prepareManualPayout(
      parts,
      {
        requestKey: next('letters'),
        owner: { kind: 'deposit', key: customerNumber },
        amountOre,
        message: 'Refusjon',

        payee: { name: 'Mai', details: 'abroad' },
        approvedBy: one.userId,
      },
      one,
    )
  }
  const release = (id: string) =>
    releasePayouts(parts, { ids: [id], configuration: payers, executionDate: today }, second)

  it('end with its release, and there is a new one when the bank has returned it', async () => {
    const { student, code } = await withLetter()
    const id = await prepared(student, 1)
    expect(await check(code)).toMatchObject({ state: 'valid' })
    await release(id)
    await expectEnded(code)
    expect(await letterOf(student)).toBeNull()
    await settleManually(
      parts,
      { id, seen: { outcome: 'paid', reference: next('B'), on: today } },
      second,
    )
    const seen = { amountOre: 1, on: today, reference: null, reason: 'AC04' }
    await proposeReturn(parts, { id, seen }, one)
    expect(await letterOf(student)).toBeNull()
    await decideWaiting(eq(moneyCorrection.payoutId, id))
    const newCode = await codeOf(student)
    expect(newCode).not.toBe(code)
    expect(await check(newCode)).toMatchObject({ state: 'valid', says: { amountOre: 1_000_00 } })
    // The old one stays what it was.
    await expectEnded(code)
  })

  it('stays without a letter when the bank keeps a fee of an øre', async () => {
    const { student, code } = await withLetter()
    const id = await prepared(student, 2)
    await release(id)
    await settleManually(
      parts,
      { id, seen: { outcome: 'paid', reference: next('B'), on: today } },
      second,
    )
    const seen = { amountOre: 1, on: today, reference: null, reason: 'AC04' }
    await proposeReturn(parts, { id, seen }, one)
    await decideWaiting(eq(moneyCorrection.payoutId, id))
    expect(await letterOf(student)).toBeNull()
    await expectEnded(code)
  })
})
