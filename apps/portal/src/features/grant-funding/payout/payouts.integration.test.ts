import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { associationBankAccount } from '#core/association-accounts/tables.server.ts'
import { addMember } from '#core/associations/associations.testing.server.ts'
import { inBatches } from '#core/bank/files/camt054.testing.ts'
import { pain002 } from '#core/bank/files/pain002.testing.ts'
import { importPain002 } from '#core/bank/imports/import-pain002.server.ts'
import { markPayoutFileSent } from '#core/bank/payouts/payout-files.server.ts'
import { prepareAgain } from '#core/bank/payouts/prepare-again.server.ts'
import { releasePayouts } from '#core/bank/payouts/release-payouts.server.ts'
import { withdrawPayout } from '#core/bank/payouts/withdraw-payout.server.ts'
import { payoutFile } from '#core/bank/tables.server.ts'
import { grantPayee } from '#core/grants/funding/tables.server.ts'
import { grantCommitteeTerm } from '#core/grants/setup/tables.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { acceptGrant } from '../answer/accept-grant.server.ts'
import { encryptPayee } from '../model/payee-secrets.server.ts'
import {
  configuration,
  fundingTesting,
  newAccount,
  now,
} from '../testing/grant-funding.testing.server.ts'
import { approvePart, payPartAgain } from './approve-part.server.ts'

const { database } = await createTestDatabase()
const { parts, newGrant, newStaff } = fundingTesting(database)
const refusal = (code: string) => ({ code })
const caseworker = await newStaff()
const approver = await newStaff()

/** A member of the committee whose account is known from what was granted to them as a person. */
async function newCommitteeMember(endsOn: string) {
  const member = await createMember(database, null)
  await database
    .insert(staffMember)
    .values({ userId: member, roles: ['committee'], invitedBy: null })
  await database
    .insert(grantCommitteeTerm)
    .values({ userId: member, startsOn: '2026-01-01', endsOn })
  const number = newAccount()
  const own = await newGrant({ userId: member })
  await database.insert(grantPayee).values({
    applicationId: own.id,
    ...encryptPayee(parts.encryption, own.id, { number, holder: 'Kari' }),
  })
  return { member, number }
}

/** A grant that was accepted, with an account and a part that waits. */
async function newPart() {
  const grant = await newGrant()
  const accountKey = await grant.withAccount()
  await acceptGrant(database, grant.who(), await grant.version(), now)
  const [part] = await grant.parts()
  const partId = part?.row.id ?? ''
  return { ...grant, accountKey, partId }
}

let messages = 0

async function release(id: string): Promise<string> {
  const [fileId = 0] = await releasePayouts(
    parts,
    { ids: [id], configuration, executionDate: '2026-11-30' },
    approver,
  )
  await markPayoutFileSent(parts, fileId, approver)
  const [file] = await database.select().from(payoutFile).where(eq(payoutFile.id, fileId))
  return file?.messageId ?? ''
}

async function answer(original: string, endToEndId: string, status: 'ACSC' | 'RJCT') {
  messages += 1
  const text = pain002({
    messageId: `GRANT-${messages}`,
    original,
    payments: [{ endToEndId, status }],
  })
  await importPain002(parts, { bytes: inBatches(text), actor: approver })
}

describe('a part', () => {
  it('is approved once, and somebody else releases it', async () => {
    const of = await newPart()
    const outcomes = await Promise.allSettled(
      [caseworker, approver].map((staff) => approvePart(parts, staff, of, now)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [part] = await of.parts()
    expect(part?.payout).toMatchObject({
      requestKey: `grant:${of.partId}`,
      ownerKind: 'grant',
      ownerKey: of.id,
      amountOre: 75_000,
      state: 'prepared',
    })
  })

  it('goes to no account that the caller has not seen, and nowhere without one', async () => {
    const of = await newPart()
    await expect(
      approvePart(parts, caseworker, { ...of, accountKey: crypto.randomUUID() }, now),
    ).rejects.toMatchObject(refusal('GRANT_ACCOUNT_CHANGED'))
    const without = await newGrant()
    await acceptGrant(database, without.who(), await without.version(), now)
    const [part] = await without.parts()
    const wanted = { partId: part?.row.id ?? '', accountKey: of.accountKey }
    await expect(approvePart(parts, caseworker, wanted, now)).rejects.toMatchObject(
      refusal('GRANT_ACCOUNT_MISSING'),
    )
  })

  it('is not approved by staff who belong to the association', async () => {
    const of = await newPart()
    const member = await newStaff()
    await addMember(database, { associationId: of.associationId, userId: member.userId })
    await expect(approvePart(parts, member, of, now)).rejects.toMatchObject(refusal('OWN_CASE'))
  })

  it('goes to no account of somebody in the committee', async () => {
    const { member, number } = await newCommitteeMember('2026-12-31')
    const grant = await newGrant()
    const accountKey = await grant.withAccount(number)
    await acceptGrant(database, grant.who(), await grant.version(), now)
    const [part] = await grant.parts()
    const wanted = { partId: part?.row.id ?? '', accountKey }
    await expect(approvePart(parts, caseworker, wanted, now)).rejects.toMatchObject(
      refusal('GRANT_ACCOUNT_OF_COMMITTEE'),
    )
    await database
      .update(grantCommitteeTerm)
      .set({ endsOn: '2026-11-27' })
      .where(eq(grantCommitteeTerm.userId, member))
    await approvePart(parts, caseworker, wanted, now)
  })

  it('is not paid again to such an account either, whatever page it is done on', async () => {
    const { number } = await newCommitteeMember(addDays(osloDate(new Date()), 30))
    const of = await newPart()
    await approvePart(parts, caseworker, of, now)
    const id = (await of.parts())[0]?.payout?.id ?? ''
    await withdrawPayout(parts, id, approver)
    const again = async (account: string) => {
      await database
        .delete(associationBankAccount)
        .where(eq(associationBankAccount.associationId, of.associationId))
      await of.withAccount(account)
      const payee = { name: 'Sjakklubben', account }
      return prepareAgain(parts, { id, payee, reason: 'Ny konto' }, caseworker)
    }
    await expect(again(number)).rejects.toMatchObject(refusal('PAYOUT_ACCOUNT_OF_DECIDER'))
    await again(newAccount())
  })

  it('that a decision has changed meanwhile is not approved', async () => {
    const of = await newPart()
    await of.decide(40_000)
    await expect(approvePart(parts, caseworker, of, now)).rejects.toMatchObject(
      refusal('GRANT_STATE'),
    )
    // The one that takes its place is there.
    const [part] = await of.parts()
    expect(part?.row).toMatchObject({ amountOre: 30_000, state: 'waiting' })
  })
})

it('that the bank rejects is paid again to the account that counts then', async () => {
  const of = await newPart()
  await approvePart(parts, caseworker, of, now)
  const [first] = await of.parts()
  await answer(await release(first?.payout?.id ?? ''), first?.payout?.endToEndId ?? '', 'RJCT')
  expect(await of.books()).toMatchObject({ grant: 100_000 })
  const again = { ...of, reason: 'Feil i banken' }
  await payPartAgain(parts, caseworker, again, now)
  await expect(payPartAgain(parts, caseworker, again, now)).rejects.toMatchObject(
    refusal('GRANT_STATE'),
  )
  const [second] = await of.parts()
  expect(second?.payout).toMatchObject({ requestKey: `grant:${of.partId}/2`, amountOre: 75_000 })
  const original = await release(second?.payout?.id ?? '')
  await answer(original, second?.payout?.endToEndId ?? '', 'ACSC')
  expect(await of.books()).toMatchObject({ grant: 25_000 })
  // The bank sends it back.
  await answer(original, second?.payout?.endToEndId ?? '', 'RJCT')
  expect(await of.books()).toMatchObject({ grant: 100_000 })
  expect((await of.history()).slice(-3)).toEqual([
    'grant-payout-failed',
    'grant-paid',
    'grant-payout-returned',
  ])
})
