import { eq, isNotNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption as encryption } from '#testing/accounts.testing.server.ts'
import { findGuardian, listChildrenOf } from '../access/guardian-access.server.ts'
import {
  kindergartenChild,
  kindergartenGuardian,
  kindergartenGuardianship,
} from '../children/tables.server.ts'
import { demoGuardianAccounts } from './demo-children.ts'
import { seedChildren } from './seed-children.server.ts'

const { database } = await createTestDatabase()
const parts = { database, encryption }

it('adds the children once, with a known account that has two of them', async () => {
  await seedChildren(parts)
  const count = await database.$count(kindergartenChild)
  expect(count).toBeGreaterThan(80)
  const [account] = await database
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, demoGuardianAccounts.guardian))
  const guardian = await findGuardian(parts, account?.id ?? '')
  expect(await listChildrenOf(database, guardian?.id ?? '')).toHaveLength(2)

  await seedChildren(parts)
  expect(await database.$count(kindergartenChild)).toBe(count)
})

it('has a guardian who is blocked and one with a restricted address', async () => {
  await seedChildren(parts)
  expect(
    await database.$count(kindergartenGuardianship, isNotNull(kindergartenGuardianship.blockedAt)),
  ).toBe(1)
  expect(
    await database.$count(
      kindergartenGuardian,
      eq(kindergartenGuardian.hasRestrictedAddress, true),
    ),
  ).toBe(1)
})
