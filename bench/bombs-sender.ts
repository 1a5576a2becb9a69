/** A thread that sends bombs until it is stopped: `bombs.ts` is its other end. */
import { parentPort, workerData } from 'node:worker_threads'
import { makeFileBombs, makeMailBombs } from '../apps/portal/src/testing/bombs.testing.ts'
import { contactForm, randomAddress } from './contact-form.ts'

export type SenderSettings = { portalUrl: string; mailKey: string; concurrency: number }
/** How often each status was answered. */
export type Sent = Readonly<Record<string, number>>

const { portalUrl, mailKey, concurrency } = workerData as SenderSettings

const forms = (await makeFileBombs()).map(
  ({ name, bytes }) =>
    async () =>
      contactForm(portalUrl, { name, bytes }),
)
const mails = makeMailBombs().map(
  ({ raw }) =>
    () =>
      fetch(`${portalUrl}/api/incoming/mail`, {
        method: 'POST',
        headers: {
          'content-type': 'message/rfc822',
          authorization: `Bearer ${mailKey}`,
          'x-forwarded-for': randomAddress(),
        },
        body: `To: svar@trivsel.example\r\n${raw}`,
      }),
)
const bombs = [...forms, ...mails]

let isStopped = false
let turn = 0
const sent: Record<string, number> = {}

async function keepSending(): Promise<void> {
  while (!isStopped) {
    const send = bombs[turn++ % bombs.length]
    const status = await send?.().then(
      async (response) => {
        await response.arrayBuffer()
        return String(response.status)
      },
      () => 'broken off',
    )
    sent[status ?? ''] = (sent[status ?? ''] ?? 0) + 1
  }
}

parentPort?.on('message', () => {
  isStopped = true
})
parentPort?.postMessage('ready')
await Promise.all(Array.from({ length: concurrency }, keepSending))
parentPort?.postMessage(sent satisfies Sent)
parentPort?.close()
