import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type PaymentSimulator = {
  base: string
  /** As the merchant's server asks. */
  merchant(method: string, address: string, body?: object): Promise<Record<string, unknown>>
  control(method: string, path: string, body?: object): Promise<Record<string, unknown>>
  stop(): Promise<void>
}

/** A payment simulator of its own, in a process of its own, for as long as a test. */
export async function startPaymentSimulator(): Promise<PaymentSimulator> {
  const folder = await mkdtemp(path.join(tmpdir(), 'payment-simulator-'))
  const tokens = { PAYMENT_TOKEN: randomUUID(), SIMULATOR_KEY: randomUUID() }
  const child = spawn(
    path.join(root, 'node_modules/.bin/node'),
    [
      '--disable-warning=ExperimentalWarning',
      path.join(root, 'apps/payment-simulator/src/main.ts'),
    ],
    {
      env: { ...process.env, TRIVSEL_ENV: 'test', PORT: '0', DATA_DIR: folder, ...tokens },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const base = await addressOf(child)
  const ask = async (token: string, method: string, address: string, body?: object) => {
    const answer = await fetch(new URL(address, base), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json;version=3.1',
        ...(body && { 'content-type': 'application/json;version=3.1' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return answer.json()
  }
  return {
    base,
    merchant: (method, address, body) => ask(tokens.PAYMENT_TOKEN, method, address, body),
    control: (method, place, body) => ask(tokens.SIMULATOR_KEY, method, `/simulator${place}`, body),
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function addressOf({ stdout, exitCode }: ChildProcess): Promise<string> {
  if (!stdout || exitCode !== null) throw new Error('the payment simulator did not start')
  let said = ''
  for await (const text of stdout) {
    said += text
    const address = /answers at (http:\/\/[\d.:]+),/.exec(said)?.[1]
    if (address) return address
  }
  throw new Error(`the payment simulator did not start: ${said}`)
}
