import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getTableName } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { personalTables } from '../features.server.ts'
import { portalCrontab, portalTasks } from '../portal-jobs.server.ts'

// None of them runs here.
const tasks = portalTasks({} as Parameters<typeof portalTasks>[0]).map(({ name }) => name)
const times = new Map(portalCrontab.map(({ task, at }) => [task.name, at]))

const source = fileURLToPath(new URL('..', import.meta.url))
const docs = fileURLToPath(new URL('../../../../docs/', import.meta.url))
/** Some features have a document for operators in their own folder. */
const ofFeatures = globSync('features/*/operators.md', { cwd: source }).map((file) => source + file)

describe('docs/runbook.md and features', () => {
  const rows = [`${docs}runbook.md`, ...ofFeatures].flatMap(readJobs)

  test('list every job that the portal does, and no other', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual([...tasks].sort())
  })

  test.each(rows)('say when the clock starts $name', ({ name, when }) => {
    expect(clockTime(when)).toBe(times.get(name))
  })
})

describe('docs/privacy.md', () => {
  test.each(readJobs(`${docs}privacy.md`))('says when the clock starts $name', ({ name, when }) => {
    expect(times.get(name)).toBe(clockTime(when))
  })

  test('and features list every table that names people', () => {
    const retained = [`${docs}privacy.md`, ...ofFeatures].map((file) =>
      section(file, 'What is kept'),
    )
    const names = personalTables.map(({ table }) => getTableName(table))
    expect(names.filter((name) => !retained.some((text) => text.includes(`\`${name}\``)))).toEqual(
      [],
    )
  })
})

test('what the clock starts is something that the portal does', () => {
  expect([...times.keys()].filter((name) => !tasks.includes(name))).toEqual([])
})

/** The rows of the table under the heading "Jobs". */
function readJobs(file: string): { name: string; when: string }[] {
  const lines = section(file, 'Jobs').split('\n')
  return lines.flatMap((line) => {
    const [, name = '', when = ''] = line.split('|').map((cell) => cell.trim())
    return /^`[\w-]+`$/.test(name) ? [{ name: name.slice(1, -1), when }] : []
  })
}

function section(file: string, heading: string): string {
  const parts = readFileSync(file, 'utf8').split(/^## /m)
  return parts.find((part) => part.startsWith(heading)) ?? ''
}

/** The cron pattern of "every minute", "every five minutes", "every 15 minutes", "02:20", "every hour, :40" and of "02:20, and at every start". */
function clockTime(when: string): string | undefined {
  if (when === 'every minute') return '* * * * *'
  if (when.startsWith('every five minutes')) return '*/5 * * * *'
  if (when === 'every 15 minutes') return '*/15 * * * *'
  const [, hour, minute] = /^(?:(\d\d)|every hour, )?:(\d\d)/.exec(when) ?? []
  return minute && `${Number(minute)} ${hour ? Number(hour) : '*'} * * *`
}
