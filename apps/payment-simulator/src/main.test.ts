import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { purchase } from './simulator.testing.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'payment-process-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const tokens = { PAYMENT_TOKEN: randomUUID(), SIMULATOR_KEY: randomUUID() }
const main = fileURLToPath(new URL('./main.ts', import.meta.url))

const start = (environment: Record<string, string>) =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, ...tokens, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

async function said({ stdout }: ChildProcess): Promise<string> {
  const [text] = (await once(stdout ?? process.stdin, 'data')) as [Buffer]
  return text.toString()
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT') {
  const exited = once(child, 'exit')
  child.kill(signal)
  const [code] = await exited
  return code
}

test('does not start in production, and says why', async () => {
  const child = start({ TRIVSEL_ENV: 'production' })
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
  expect(errors).toMatch(/TRIVSEL_ENV: is production/)
})

test('knows after a kill what it had answered, and ends well when it is asked to', async () => {
  const first = start({ TRIVSEL_ENV: 'local', SIMULATOR_SEED: 'seven' })
  const line = await said(first)
  expect(line).toMatch(/seed seven/)
  const id = await createOrder(line)
  await end(first, 'SIGKILL')

  const second = start({ TRIVSEL_ENV: 'local' })
  const read = await fetch(`${addressIn(await said(second))}${id}`, {
    headers: {
      authorization: `Bearer ${tokens.PAYMENT_TOKEN}`,
      accept: 'application/json;version=3.1',
    },
  })
  expect(read.status).toBe(200)
  expect(await end(second, 'SIGINT')).toBe(0)
})

test('writes nothing to the disk when its journal is in memory', async () => {
  const child = start({ TRIVSEL_ENV: 'local', SIMULATOR_JOURNAL: 'memory' })
  await createOrder(await said(child))
  expect(readdirSync(folder)).toEqual([])
  await end(child, 'SIGTERM')
})

/** @param line what the simulator says at its start @returns the id of the order */
async function createOrder(line: string): Promise<string> {
  const created = await fetch(`${addressIn(line)}/psp/paymentorders`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens.PAYMENT_TOKEN}`,
      'content-type': 'application/json;version=3.1',
    },
    body: JSON.stringify(purchase()),
  })
  const body = await created.json()
  return (body.paymentOrder ?? body.paymentorder).id
}

function addressIn(line: string): string {
  return /http:\/\/[\d.:]+(?=,)/.exec(line)?.[0] ?? ''
}
