import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { consumeLink, createLink } from '#core/accounts/links/account-link.server.ts'
import { accountLink, type LinkPurpose } from '#core/accounts/tables.server.ts'
import { staffFactor, staffInvitation, staffRecoveryCode } from '#core/staff-area/tables.server.ts'
import { beginAttempt, takeAttempt } from '#features/federated-login/attempt.server.ts'
import { keepProof, takeProof } from '#features/federated-login/proof.server.ts'
import { federatedAttempt, federatedProof } from '#features/federated-login/tables.server.ts'
import {
  consumeInvitation,
  createInvitationToken,
} from '#features/staff-access/accept-invitation/invitation-token.server.ts'
import {
  consumeRecoveryCode,
  saveNewRecoveryCodes,
} from '#features/staff-access/enter/recovery-codes.server.ts'
import { verifyCode } from '#features/staff-access/enter/verify-code.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople, testEncryption } from './accounts.testing.server.ts'
import { codeOf, seedStaff } from './staff.testing.server.ts'

const atOnce = 8
const { database } = await createTestDatabase({ size: atOnce + 2 })

/** One thing that is good once: the row that it is, and the operation that uses it up. */
type SingleUse = { table: PgTable; row: SQL; take: (transaction: Database) => Promise<unknown> }

async function newPerson() {
  const person = buildPerson({ membership: null })
  return { ...person, userId: (await seedPeople(database, [person])).get(person.email) ?? '' }
}

async function newLink(purpose: LinkPurpose): Promise<SingleUse> {
  const { email, userId } = await newPerson()
  const link = { email: `ny-${email}`, purpose, ...(purpose !== 'sign-up' && { userId }) }
  const token = await createLink(database, link)
  return {
    table: accountLink,
    row: eq(accountLink.email, link.email),
    take: (transaction) => consumeLink(transaction, purpose, token),
  }
}

const kinds: Record<string, () => Promise<SingleUse>> = {
  'a link to sign up': () => newLink('sign-up'),
  'a link to a new password': () => newLink('reset-password'),
  'a link to another address': () => newLink('change-email'),
  'an invitation to the staff': async () => {
    const email = buildPerson().email
    const expiresAt = sql`now() + interval '1 hour'`
    const [invitation] = await database
      .insert(staffInvitation)
      .values({ email, roles: ['sports'], locale: 'no', expiresAt })
      .returning()
    const made = await createInvitationToken(database, invitation?.id ?? '')
    return {
      table: staffInvitation,
      row: eq(staffInvitation.email, email),
      take: (transaction) => consumeInvitation(transaction, made?.token ?? ''),
    }
  },
  'a recovery code': async () => {
    const { userId } = await seedStaff(database, ['sports'])
    const [code = ''] = await saveNewRecoveryCodes(database, userId)
    return {
      table: staffRecoveryCode,
      row: eq(staffRecoveryCode.userId, userId),
      take: (transaction) =>
        consumeRecoveryCode(transaction, { userId, code: code.replaceAll('-', '') }),
    }
  },
  'a code of the app': async () => {
    const { userId, secret } = await seedStaff(database, ['sports'])
    const now = new Date()
    const code = await codeOf(secret, now)
    return {
      table: staffFactor,
      row: eq(staffFactor.userId, userId),
      take: async (transaction) =>
        (await verifyCode(transaction, testEncryption, { userId, code, now })).ok,
    }
  },
  'an attempt to log in through Feide': async () => {
    const { userId } = await newPerson()
    const token = await beginAttempt(database, { callback: '/', userId })
    return {
      table: federatedAttempt,
      row: eq(federatedAttempt.userId, userId),
      take: (transaction) => takeAttempt(transaction, token),
    }
  },
  'a proof of a Feide account': async () => {
    const { userId } = await newPerson()
    const identity = { subject: userId, name: 'Maja Lunde', institution: null, nationalId: null }
    const proofs = { database, encryption: testEncryption, provider: 'feide' } as const
    const token = await keepProof(proofs, identity, userId)
    return {
      table: federatedProof,
      row: eq(federatedProof.userId, userId),
      take: (transaction) => takeProof({ ...proofs, database: transaction }, token, userId),
    }
  },
}

/**
 * How many succeed of those who all wait for the row when it becomes free: none finishes before the
 * last has arrived.
 */
async function countWinners({ table, row }: SingleUse, take: SingleUse['take']): Promise<number> {
  let taking: Promise<boolean>[] = []
  await database.transaction(async (holder) => {
    await holder.execute(sql`select from ${table} where ${row} for update`)
    taking = Array.from({ length: atOnce }, () =>
      database
        .transaction(async (transaction) => Boolean(await take(transaction)))
        .catch((error: unknown) => {
          if (error instanceof Refusal) return false
          throw error
        }),
    )
    await expect.poll(() => countWaiting(database), { timeout: 20_000 }).toBe(atOnce)
  })
  return (await Promise.all(taking)).filter(Boolean).length
}

describe.each(Object.entries(kinds))('%s', (_, prepare) => {
  it('is given to one of those who use it at the same moment', async () => {
    const thing = await prepare()
    expect(await countWinners(thing, thing.take)).toBe(1)
  })

  it('would be given to all of them if it were looked at first and taken then', async () => {
    const thing = await prepare()
    const { table, row } = thing
    const takeCarelessly = async (transaction: Database) => {
      const { rows } = await transaction.execute(sql`select from ${table} where ${row}`)
      await transaction.execute(sql`select from ${table} where ${row} for update`)
      await transaction.execute(sql`delete from ${table} where ${row}`)
      return rows.length > 0
    }
    expect(await countWinners(thing, takeCarelessly)).toBe(atOnce)
  })
})
