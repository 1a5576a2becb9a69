import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { user } from '../apps/portal/src/core/identity/tables.server.ts'
import { semesterRegistration } from '../apps/portal/src/core/semester-registrations/tables.server.ts'
import { findUserDetails } from '../apps/portal/src/features/profile/find-user-details.server.ts'
import { createFieldEncryption } from '../apps/portal/src/platform/crypto/field-encryption.server.ts'
import { createTestDatabase } from '../apps/portal/src/platform/database/testing.server.ts'
import { demoStudents, seedSemesterFees } from './semester-fee.ts'

const { database } = await createTestDatabase()
const encryption = createFieldEncryption(
  new Map([['test', 'a key that is only for tests, and long']]),
)

it.each(['2026-11-21', '2026-03-01'])(
  'the demo has a student who has paid, one who has not, and new ones, on %s',
  async (today) => {
    await seedSemesterFees(database, encryption, today)
    const before = await database.$count(semesterRegistration)
    await seedSemesterFees(database, encryption, today)
    expect(await database.$count(semesterRegistration)).toBe(before)

    const fees = await Promise.all(
      demoStudents.slice(0, 3).map(async ({ email }) => {
        const [found] = await database
          .select({ id: user.id })
          .from(user)
          .where(eq(user.email, email))
        return (await findUserDetails(database, encryption, found?.id ?? '', today))?.tuitionFee
      }),
    )
    expect(fees).toEqual(['true', 'false', ''])
  },
)
