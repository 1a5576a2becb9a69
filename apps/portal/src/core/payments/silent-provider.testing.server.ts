import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import {
  Fault,
  type FaultKind,
  type Operation,
} from '../../../../payment-simulator/src/control/switches.ts'
import { startSimulator } from '../../../../payment-simulator/src/server.ts'
import { parseSettings } from '../../../../payment-simulator/src/settings.ts'
import { createPaymentProvider } from './provider/provider.server.ts'

const both = [{ when: 'before' }, { when: 'after' }]

/** Every switch of the simulator: a new one has to be added here before this compiles. */
const switches: Record<FaultKind, readonly object[]> = {
  timeout: both,
  reset: both,
  status: [500, 502, 504].flatMap((status) => both.map((when) => ({ ...when, status }))),
  slow: both.map((when) => ({ ...when, seconds: 30 })),
  restart: both.map((when) => ({ ...when, downMilliseconds: 0 })),
  cut: [{}],
  'not-json': [{}],
  'empty-transactions': [{}],
  stale: [{ milliseconds: 600_000 }],
  'not-found': [{}],
  decline: [{}],
  'payer-closes': [{}],
}

/** All faults that can happen at an operation. */
export function faultsAt(operation: Operation): Fault[] {
  return Object.entries(switches).flatMap(([kind, wanted]) =>
    wanted.flatMap((one) => Fault.safeParse({ operation, kind, ...one }).data ?? []),
  )
}

/** In words, for the name of a test. */
export const nameOfFault = (fault: Fault): string =>
  Object.values({ ...fault, probability: '' })
    .filter(Boolean)
    .join(' ')

/** The simulator as a process of its own would run it, so that connections can be cut and reset. */
export async function startSilentProvider() {
  const keys = { PAYMENT_TOKEN: randomUUID(), SIMULATOR_KEY: randomUUID() }
  const directory = mkdtempSync(join(tmpdir(), 'silent-provider-'))
  const simulator = await startSimulator(
    parseSettings({
      TRIVSEL_ENV: 'test',
      DATA_DIR: directory,
      PORT: '0',
      ...keys,

      SIMULATOR_CALLBACKS: 'off',
      SIMULATOR_VARIATIONS: 'off',
    }),
  )
  let isSilent = false
  const settings = { token: keys.PAYMENT_TOKEN, payeeId: randomUUID(), timeoutMilliseconds: 20_000 }
  const provider = createPaymentProvider({ ...settings, url: simulator.base }, (address, init) =>
    fetch(address, {
      ...init,
      // Who does not answer is not waited for: that an answer may come too early is no danger here.
      ...(isSilent && { signal: AbortSignal.timeout(300) }),
    }),
  )

  /** Asked again after a restart, which is not over at once. */
  const control = (method: string, path: string, body?: object): Promise<unknown> =>
    vi.waitFor(
      async () => {
        const answer = await fetch(`${simulator.base}/simulator${path}`, {
          method,
          headers: { authorization: `Bearer ${keys.SIMULATOR_KEY}` },
          ...(body && { body: JSON.stringify(body) }),
        })
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
        return answer.status === 204 ? null : answer.json()
      },
      { timeout: 30_000 },
    )
  const order = (orderId: string) => `/orders/${orderId.split('/').at(-1)}`

  return {
    provider,
    /** By the payer, with a card that needs no bank. */
    pay: (orderId: string) => control('POST', `${order(orderId)}/pay`, {}),
    readOrder: (orderId: string) => control('GET', order(orderId)),
    async meet(fault: Fault): Promise<void> {
      await control('PATCH', '/switches', { faults: [fault] })
      isSilent = fault.kind === 'timeout' || fault.kind === 'slow'
    },
    async recover(): Promise<void> {
      isSilent = false
      await control('PATCH', '/switches', { faults: [] })
    },
    async stop(): Promise<void> {
      await simulator.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
