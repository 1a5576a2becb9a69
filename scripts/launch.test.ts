import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Application } from './applications.ts'
import { findFreePort } from './free-port.ts'
import { launch } from './launch.ts'
import { pathsOf } from './paths.ts'
import { ProcessRegister } from './process-register.ts'
import { Teardown } from './teardown.ts'

let folder: string
let port: number
let teardown: Teardown
const never = new AbortController().signal

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trivsel-launch-'))
  port = await findFreePort()
  teardown = new Teardown()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(async () => {
  await teardown.run()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** Serves its name, and fails where another one has the port. */
function application(name: string): Application {
  const program = join(folder, `${name}.mjs`)
  writeFileSync(
    program,
    `import { createServer } from 'node:http'
    createServer((_, response) => response.end('${name}')).listen(${port}, '127.0.0.1')
    process.on('SIGTERM', () => { console.log('a clean end'); process.exit(0) })`,
  )
  return {
    name,
    title: 'The content system',
    command: process.execPath,
    arguments: [program],
    folder,
    environment: {},
    health: `http://127.0.0.1:${port}/`,
    graceMilliseconds: 2_000,
    showsWarnings: false,
  }
}

const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).text()
const logOf = (name: string) => readFileSync(join(folder, 'data/logs', `${name}.log`), 'utf8')

test('one application takes the place of another, and is stopped in its place', async () => {
  const launched = launch(application('stand-in'), {
    paths: pathsOf(folder, 'data'),
    register: new ProcessRegister(join(folder, 'run')),
    teardown,
    hurry: never,
    onFailure: () => undefined,
  })
  await launched.ready(never)
  expect(await ask()).toBe('stand-in')
  await launched.replaceBy(application('cms'), never)
  expect(await ask()).toBe('cms')
  expect(logOf('stand-in')).toContain('a clean end')
  expect(await teardown.run()).toBe(true)
  expect(logOf('cms')).toContain('a clean end')
  await expect(ask()).rejects.toThrow()
})
