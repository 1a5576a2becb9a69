import { expect, it } from 'vitest'
import { staffInvitation } from '../apps/portal/src/core/staff/tables.server.ts'
import { createTestDatabase } from '../apps/portal/src/platform/database/testing.server.ts'
import { demoAdmin, seedStaff } from './staff.ts'

const { database } = await createTestDatabase()

it('the demo invites one administrator, once', async () => {
  await seedStaff(database)
  await seedStaff(database)
  const invited = await database.select().from(staffInvitation)
  expect(invited).toMatchObject([{ email: demoAdmin, roles: ['admin'] }])
})
