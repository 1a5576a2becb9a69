import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { staffProposal } from '#core/proposals/tables.server.ts'
import { staffInvitation } from '#core/staff-area/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { seedStaff } from '#testing/staff.testing.server.ts'

const { database, url } = await createTestDatabase()
const script = fileURLToPath(new URL('../../../../scripts/invite-staff.ts', import.meta.url))

/** @returns exit code and output */
async function run(...commandLine: string[]): Promise<[number, string]> {
  const environment = {
    PATH: process.env.PATH,
    TRIVSEL_ENV: 'test',
    DATABASE_URL: url,
    SITE_KEY: 'the command asks for no content',
    AUTH_SECRET: 'the command logs nobody in, and signs nothing',
    FIELD_KEYS: 'test:the_command_encrypts_nothing_at_all',
  }
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [script, ...commandLine],
      { env: environment },
    )
    return [0, stdout + stderr]
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return [code, stderr]
  }
}

describe('the command', () => {
  it('invites the first administrator and records it in the audit log', async () => {
    const [code, text] = await run('First.Admin@trivsel.example', '--english')
    expect([code, text]).toEqual([0, 'The invitation is mailed as soon as the portal runs.\n'])
    expect(await database.select().from(staffInvitation)).toMatchObject([
      { email: 'first.admin@trivsel.example', roles: ['admin'], locale: 'en', invitedBy: null },
    ])
    expect(await database.select().from(auditEntry)).toMatchObject([
      { actorKind: 'command', action: 'staff-invited' },
    ])
  })

  it('invites to other roles immediately, without a second administrator', async () => {
    const wanted = ['kari@trivsel.example', '--role', 'caseworker', '--role', 'payout-approver']
    expect((await run(...wanted))[0]).toBe(0)
    const [invited] = await database
      .select()
      .from(staffInvitation)
      .where(eq(staffInvitation.email, 'kari@trivsel.example'))
    expect(invited).toMatchObject({ roles: ['caseworker', 'payout-approver'], closedAt: null })
    expect(await database.$count(staffProposal)).toBe(0)
  })

  it('prints why it does not invite, and exits with an error', async () => {
    const staff = await seedStaff(database, ['sports'])
    expect(await run(staff.email)).toEqual([1, expect.stringMatching(/of the staff already/)])
    expect(await run('nobody@trivsel.example', '--reset-factor')).toEqual([
      1,
      'Nobody of the staff has this address.\n',
    ])
    expect((await run(staff.email, '--reset-factor'))[0]).toBe(0)
  })

  it('prints its usage when it is called with other arguments', async () => {
    for (const commandLine of [
      [],
      ['kari'],
      ['a@b.no', 'c@d.no'],
      ['a@b.no', '--admin'],
      ['a@b.no', '--role', 'owner'],
      ['a@b.no', '--role', 'sports', '--reset-factor'],
    ])
      expect(await run(...commandLine)).toEqual([1, expect.stringMatching(/^usage: /)])
  })
})
