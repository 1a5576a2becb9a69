import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProcessRegister } from './process-register.ts'
import { isComplete, runJob, type SetupJob } from './setup-job.ts'

let root: string
let notes: Map<string, string>
const record = {
  isComplete: async (name: string, state: string) => notes.get(name) === state,
  complete: async (name: string, state: string) => void notes.set(name, state),
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trivsel-setup-'))
  notes = new Map()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  writeFileSync(
    join(root, 'script.mjs'),
    `import { appendFileSync } from 'node:fs'
    if (process.argv.includes('fail')) process.exit(1)
    appendFileSync('calls.txt', process.argv.slice(2).join(' ') + '\\n')`,
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

const job = (...tasks: SetupJob['tasks']): SetupJob => ({
  name: 'set-up-cms',
  title: 'The content system has',
  script: 'script.mjs',
  tasks,
})
const tables = { name: 'migrate-cms', what: 'its tables', argument: 'migrate' }
const content = {
  name: 'import-content',
  what: 'the demo content',
  argument: 'content',
  dependsOn: ['content.json'],
}

const run = (wanted: SetupJob) =>
  runJob(wanted, record, {
    root,
    environment: {},
    register: new ProcessRegister(join(root, 'run')),
    logs: root,
    stop: new AbortController().signal,
  })

function calls(): string[] {
  const file = join(root, 'calls.txt')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

test('one process does all tasks, and what is complete is left out', async () => {
  await run(job(tables, content))
  await run(job(tables, content))
  expect(calls()).toEqual(['migrate content'])
  writeFileSync(join(root, 'content.json'), '{}')
  expect(await isComplete(job(tables, content), record, root)).toBe(false)
  await run(job(tables, content))
  expect(calls()).toEqual(['migrate content', 'content'])
})

test('what failed runs again, with all that was to be done', async () => {
  const failing = { ...tables, argument: 'fail' }
  await expect(run(job(failing, content))).rejects.toThrow('set-up-cms failed')
  expect(notes.size).toBe(0)
  await run(job(tables, content))
  expect(calls()).toEqual(['migrate content'])
})

test('runs again when what it makes is not there', async () => {
  const makes = join(root, 'media')
  await run(job({ ...content, makes }))
  await run(job({ ...content, makes }))
  expect(calls()).toEqual(['content', 'content'])
})
