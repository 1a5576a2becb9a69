/**
 * `node apps/portal/scripts/institution-key.ts issue <institution>` makes a key with which an
 * institution delivers, and shows it once; `… revoke <key id>` ends one.
 */

import {
  issueInstitutionKey,
  revokeInstitutionKey,
} from '#core/semester-registrations/institution-keys.server.ts'
import { findInstitutions } from '#core/studies/find-institutions.server.ts'
import { institutionChoices } from '#core/studies/institutions.ts'
import { parseConfiguration } from '#platform/config.server.ts'
import { connectDatabase, type Database } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'

const actor = { kind: 'command' } as const
const [action, name = ''] = process.argv.slice(2)
const configuration = parseConfiguration(process.env)
const { database, close } = connectDatabase(configuration.DATABASE_URL, {
  size: 1,
  log: createLog(configuration.LOG_LEVEL),
})
try {
  process.exitCode = await run(database)
} finally {
  await close()
}

async function run(database: Database): Promise<number> {
  const codes = institutionChoices(await findInstitutions(database)).map(({ code }) => code)
  if (action === 'issue' && codes.includes(name)) {
    const key = await issueInstitutionKey(database, actor, name)
    process.stdout.write(`The key of ${name}, shown this once:\n${key}\n`)
    return 0
  }
  if (action === 'revoke' && (await revokeInstitutionKey(database, actor, name))) {
    process.stdout.write(`The key ${name} is revoked.\n`)
    return 0
  }
  process.stderr.write(
    action === 'revoke'
      ? 'There is no such key in use. Its id is the part before the dot.\n'
      : `Say "issue" and one of ${codes.join(', ')}, or "revoke" and the id of a key.\n`,
  )
  return 1
}
