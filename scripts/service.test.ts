import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFreePort } from './free-port.ts'
import { ProcessRegister } from './process-register.ts'
import type { PlainError } from './progress.ts'
import { type Service, startService } from './service.ts'
import { waitUntil } from './wait.ts'

const never = new AbortController().signal
let folder: string
let port: number
let service: Service | undefined
let lines: string[]
let failures: PlainError[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trivsel-service-'))
  port = await findFreePort()
  lines = []
  failures = []
})
afterEach(async () => {
  await service?.stop({ graceMilliseconds: 2_000, hurry: never })
  rmSync(folder, { recursive: true })
})

function start(program: string): Service {
  writeFileSync(join(folder, 'program.mjs'), program)
  service = startService(
    {
      name: 'portal',
      title: 'The portal',
      command: process.execPath,
      arguments: [join(folder, 'program.mjs')],
      folder,
      environment: { PORT: String(port) },
    },
    {
      register: new ProcessRegister(join(folder, 'run')),
      logFile: join(folder, 'portal.log'),
      say: (line) => lines.push(line),
      onFailure: (error) => failures.push(error),
    },
  )
  return service
}

const server = `
  import { createServer } from 'node:http'
  createServer((request, response) => {
    if (request.url === '/die') process.exit(3)
    response.end('fine')
  }).listen(Number(process.env.PORT), '127.0.0.1')
  process.on('SIGTERM', () => { console.log('a clean end'); process.exit(0) })
`

test('is ready when the address answers, and stops cleanly', async () => {
  const running = start(server)
  await running.ready(`http://127.0.0.1:${port}/`, never)
  await running.stop({ graceMilliseconds: 2_000, hurry: never })
  expect(readFileSync(join(folder, 'portal.log'), 'utf8')).toContain('a clean end')
  expect(lines).toEqual([])
})

test('starts an application again that dies while it serves', async () => {
  const running = start(server)
  await running.ready(`http://127.0.0.1:${port}/`, never)
  await fetch(`http://127.0.0.1:${port}/die`).catch(() => undefined)
  const isBack = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
  expect(await waitUntil(isBack, { milliseconds: 5_000 })).toBe(true)
  expect(lines).toEqual(['The portal has ended unexpectedly (exit code 3): starting it again'])
  expect(failures).toEqual([])
})

test('fails with its last words when it dies before it is ready', async () => {
  const running = start(`console.error('SITE_KEY is not set'); process.exit(1)`)
  await expect(running.ready(`http://127.0.0.1:${port}/`, never)).rejects.toMatchObject({
    message: expect.stringContaining('exit code 1'),
    output: 'SITE_KEY is not set',
  })
})

test('kills an application that does not want to end', async () => {
  const running = start(
    `${server}; process.removeAllListeners('SIGTERM'); process.on('SIGTERM', () => {})`,
  )
  await running.ready(`http://127.0.0.1:${port}/`, never)
  await running.stop({ graceMilliseconds: 200, hurry: never })
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
})
