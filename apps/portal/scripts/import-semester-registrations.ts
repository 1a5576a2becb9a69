/**
 * `node apps/portal/scripts/import-semester-registrations.ts <institution> <file.csv>`: keeps what an
 * institution says of its students' semester fees. docs/semester-fee-import.md describes the file.
 */
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { importRegistrations } from '#core/semester-registrations/import-registrations.server.ts'
import { findInstitutions } from '#core/studies/find-institutions.server.ts'
import { institutionChoices } from '#core/studies/institutions.ts'
import {
  describeFileProblem,
  describeLineProblem,
} from '#features/semester-fee/read-file/problem-texts.ts'
import { readDeliveryFile } from '#features/semester-fee/read-file/read-delivery-file.ts'
import { parseConfiguration } from '#platform/config.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { decodeTextFile } from '#platform/csv/decode-text-file.ts'
import { connectDatabase } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { osloDate } from '#platform/time/oslo.ts'

const [institution = '', file = ''] = process.argv.slice(2)
process.exitCode = await importFile()

async function importFile(): Promise<number> {
  if (!institution || !file)
    return fail([
      'Name the institution and the file: import-semester-registrations.ts <institution> <file.csv>',
    ])
  const text = readText(file)
  if (text === null) return fail([`${file} cannot be read, or is not a text file in UTF-8.`])
  const read = readDeliveryFile(text)
  if ('problem' in read) return fail([`${file}: ${describeFileProblem(read.problem)}`])

  const configuration = parseConfiguration(process.env)
  const { database, close } = connectDatabase(configuration.DATABASE_URL, {
    size: 2,
    log: createLog(configuration.LOG_LEVEL),
  })
  try {
    const codes = institutionChoices(await findInstitutions(database)).map(({ code }) => code)
    if (!codes.includes(institution))
      return fail([`There is no institution "${institution}". There are: ${codes.join(', ')}.`])
    const outcome = await importRegistrations(
      database,
      createFieldEncryption(configuration.FIELD_KEYS),
      {
        institution,
        deliveredBy: `file by ${userInfo().username}`,
        actor: { kind: 'command' },
        lines: read.lines,
      },
      osloDate(new Date()),
    )
    if ('problems' in outcome)
      return fail([
        ...outcome.problems.map((problem) => `${file}:${describeLineProblem(problem)}`),
        `Nothing was kept: ${outcome.problems.length} lines are wrong.`,
      ])
    const { registrations, isRepeated } = outcome.delivery
    process.stdout.write(
      isRepeated
        ? `The same ${registrations} registrations were delivered before: nothing has changed.\n`
        : `${registrations} registrations of ${institution} are kept.\n`,
    )
    return 0
  } finally {
    await close()
  }
}

function readText(path: string): string | null {
  try {
    return decodeTextFile(readFileSync(path))
  } catch {
    return null
  }
}

function fail(lines: readonly string[]): number {
  process.stderr.write(`${lines.join('\n')}\n`)
  return 1
}
