import { parseArgs } from 'node:util'
import { z } from 'zod'
import { inviteAdmin } from '#features/staff-access/invite-admin.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { parseConfiguration } from '#platform/config.server.ts'
import { connectDatabase } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'

const usage = 'usage: npm run staff:invite -- <e-mail> [--english] [--reset-factor]\n'

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
    await inviteAdmin(database, wanted)
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
      options: { english: { type: 'boolean' }, 'reset-factor': { type: 'boolean' } },
    })
    const [email, ...more] = positionals
    if (more.length > 0 || !z.email().safeParse(email).success || !email) return null
    return {
      email,
      locale: values.english ? ('en' as const) : ('no' as const),
      resetsFactor: values['reset-factor'] ?? false,
    }
  } catch {
    return null
  }
}

function say(text: string): number {
  process.stderr.write(text)
  return 1
}
