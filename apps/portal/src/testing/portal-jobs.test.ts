import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { portalCrontab, portalTasks } from '../portal-jobs.server.ts'

// None of them runs here.
const tasks = portalTasks({} as Parameters<typeof portalTasks>[0]).map(({ name }) => name)
const times = new Map(portalCrontab.map(({ task, at }) => [task.name, at]))

describe('docs/runbook.md', () => {
  const rows = readJobs('runbook.md')

  test('lists every job that the portal does, and no other', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual([...tasks].sort())
  })

  test.each(rows)('says when the clock starts $name', ({ name, when }) => {
    expect(clockTime(when)).toBe(times.get(name))
  })
})

describe('docs/privacy.md', () => {
  test.each(readJobs('privacy.md'))('says when the clock starts $name', ({ name, when }) => {
    expect(times.get(name)).toBe(clockTime(when))
  })
})

test('what the clock starts is something that the portal does', () => {
  expect([...times.keys()].filter((name) => !tasks.includes(name))).toEqual([])
})

/** The rows of the table under the heading "Jobs". */
function readJobs(file: string): { name: string; when: string }[] {
  const text = readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8')
  const section = text.split(/^## /m).find((part) => part.startsWith('Jobs')) ?? ''
  return section.split('\n').flatMap((line) => {
    const [, name = '', when = ''] = line.split('|').map((cell) => cell.trim())
    return /^`[\w-]+`$/.test(name) ? [{ name: name.slice(1, -1), when }] : []
  })
}

/** The cron pattern of "02:20", of "every hour, :40" and of "02:20, and at every start". */
function clockTime(when: string): string | undefined {
  const [, hour, minute] = /^(?:(\d\d)|every hour, )?:(\d\d)/.exec(when) ?? []
  return minute && `${Number(minute)} ${hour ? Number(hour) : '*'} * * *`
}
