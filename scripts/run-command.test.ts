import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ProcessRegister } from './process-register.ts'
import { runCommand } from './run-command.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trivsel-command-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function run(
  program: string,
  { inBackground = false, ...limit }: { quietMilliseconds?: number; inBackground?: boolean } = {},
): Promise<void> {
  return runCommand(
    {
      name: 'tests',
      command: process.execPath,
      arguments: ['--eval', program],
      folder,
      environment: {},
      inBackground,
    },
    {
      register: new ProcessRegister(join(folder, 'run')),
      logFile: join(folder, 'tests.log'),
      stop: new AbortController().signal,
      ...limit,
    },
  )
}

const line = "console.log('a test passed')"

test('a command that writes nothing any more is ended', async () => {
  await expect(run('setInterval(() => {}, 1_000)', { quietMilliseconds: 500 })).rejects.toThrow(
    'without a word',
  )
})

test('a command that fails says so with its output', async () => {
  await expect(run(`${line}; process.exitCode = 1`)).rejects.toMatchObject({
    message: expect.stringContaining('tests failed'),
    output: 'a test passed',
  })
})

test('what runs in the background lets others go before it', async () => {
  const print = "console.log(require('node:os').getPriority())"
  // It is set once the program runs: a busy machine takes its time.
  const printOnceLower = `const look = (left) => {
    const isLower = require('node:os').getPriority() > 0
    if (isLower || left === 0) ${print}
    else setTimeout(look, 20, left - 1)
  }
  look(500)`
  const priorityOf = async (program: Promise<void>) => {
    await program
    return Number(readFileSync(join(folder, 'tests.log'), 'utf8'))
  }
  const usual = await priorityOf(run(print))
  const inBackground = await priorityOf(run(printOnceLower, { inBackground: true }))
  expect(inBackground).toBeGreaterThan(usual)
}, 20_000)
