import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { staffRoles } from '#core/staff-area/roles.ts'
import { staffInvitation, staffMember } from '#core/staff-area/tables.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createCodePages } from '../enter/code-pages.server.ts'
import { verifyCode } from '../enter/verify-code.server.ts'
import { demoStaff } from './demo-staff.ts'
import { demoAdmin, seedStaff } from './seed-staff.server.ts'

const { database } = await createTestDatabase()
const encryption = createFieldEncryption(new Map([['test', randomBytes(24).toString('base64url')]]))

it('seeds a member of staff for each role and one invitation of an administrator, once', async () => {
  await seedStaff(database, encryption)
  await seedStaff(database, encryption)
  const invited = await database.select().from(staffInvitation)
  expect(invited).toMatchObject([{ email: demoAdmin, roles: ['admin'] }])
  const staff = await database.select({ roles: staffMember.roles }).from(staffMember)
  const expected: readonly { roles: readonly string[] }[] = Object.values(demoStaff)
  expect(staff.map(({ roles }) => roles).sort()).toEqual(expected.map(({ roles }) => roles).sort())
  expect(new Set(staff.flatMap(({ roles }) => roles))).toEqual(new Set(staffRoles))
})

it('/dev/codes shows a valid code, and another one after that is used', async () => {
  await seedStaff(database, encryption)
  const now = new Date('2026-11-22T12:00:10Z')
  const loadDemoEmails = async () => Object.values(demoStaff).map(({ email }) => email)
  const parts = { database, encryption, loadDemoEmails, clock: () => now }
  const pages = new Hono().route('/', createCodePages(parts))
  const readShownCode = async () => {
    const page = await (await pages.request('/dev/codes')).text()
    const [, row = ''] = page.split(`<th scope="row">${demoStaff.sports.email}`)
    return /<code>(\d{6})<\/code>/.exec(row.split('</tr>')[0] ?? '')?.[1]
  }
  const userId = await userIdOf(demoStaff.sports.email)
  const use = async (code: string | undefined) =>
    (await verifyCode(database, encryption, { userId, code: code ?? '', now })).ok

  const first = await readShownCode()
  expect(await use(first)).toBe(true)
  const second = await readShownCode()
  expect(second).not.toBe(first)
  expect(await use(second)).toBe(true)
  expect(await readShownCode()).toBeUndefined()
})

async function userIdOf(email: string): Promise<string> {
  const found = await database.execute<{ id: string }>(
    sql`select id from ${user} where email = ${email}`,
  )
  return found.rows[0]?.id ?? ''
}
