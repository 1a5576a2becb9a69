import { parseArgs } from 'node:util'
import { z } from 'zod'
import { isStaffRole, type StaffRole, staffRoles } from '#core/staff-area/roles.ts'
import {
  inviteByCommand,
  resetFactorByCommand,
} from '#features/staff-access/people/invite-by-command.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { parseConfiguration } from '#platform/config.server.ts'
import { connectDatabase } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'

const usage = `usage: npm run staff:invite -- <e-mail> [--role <role>]… [--english]
       npm run staff:invite -- <e-mail> --reset-factor [--english]
roles: ${staffRoles.join(', ')}; admin if none is given
`

const refusals: Readonly<Record<string, string>> = {
  ALREADY_STAFF:
    'This person is of the staff already. An administrator changes their roles; a lost second factor is taken away with --reset-factor.\n',
  STAFF_NOT_FOUND: 'Nobody of the staff has this address.\n',
}

process.exitCode = await run(process.argv.slice(2))

async function run(commandLine: string[]): Promise<number> {
  const wanted = read(commandLine)
  if (!wanted) return say(usage)
  const configuration = parseConfiguration(process.env)
  const { database, close } = connectDatabase(configuration.DATABASE_URL, {
    size: 2,
    log: createLog(configuration.LOG_LEVEL),
  })
  try {
    await (wanted.resetsFactor
      ? resetFactorByCommand(database, wanted)
      : inviteByCommand(database, wanted))
    process.stdout.write('The invitation is mailed as soon as the portal runs.\n')
    return 0
  } catch (error) {
    const text = error instanceof Refusal ? refusals[error.code] : undefined
    if (text === undefined) throw error
    return say(text)
  } finally {
    await close()
  }
}

function read(commandLine: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: commandLine,
      allowPositionals: true,
      options: {
        english: { type: 'boolean' },
        'reset-factor': { type: 'boolean' },
        role: { type: 'string', multiple: true },
      },
    })
    const [email, ...more] = positionals
    if (more.length > 0 || !z.email().safeParse(email).success || !email) return null
    const resetsFactor = values['reset-factor'] ?? false
    const { role: given = [] } = values
    // Of a lost second factor the roles stay as they are.
    if (!given.every(isStaffRole) || (resetsFactor && given.length > 0)) return null
    const roles: StaffRole[] = given.length > 0 ? given : ['admin']
    return {
      email,
      roles,
      resetsFactor,
      locale: values.english ? ('en' as const) : ('no' as const),
    }
  } catch {
    return null
  }
}

function say(text: string): number {
  process.stderr.write(text)
  return 1
}
