import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { makePdf } from '../apps/portal/src/core/files/inspect/pdf.testing.ts'
import { PlainError } from '../scripts/progress.ts'
import type { SenderSettings, Sent } from './bombs-sender.ts'
import { contactForm } from './contact-form.ts'
import { median, percentile99 } from './load.ts'
import { logIn } from './log-in.ts'
import type { Result } from './results.ts'

const quietSeconds = 10
const stormSeconds = 60
/** Bombs under way together: more than there are places for visitors. */
const concurrency = 6
const pauseMilliseconds = 5

/**
 * How long `/livez` takes while strangers send files and mails that are made to keep the portal busy,
 * and how long somebody who is logged in waits for a small file to be taken.
 */
export async function measureBombs(options: {
  portalUrl: string
  mailKey: string
}): Promise<Result> {
  const { portalUrl, mailKey } = options
  const cookie = await logIn(portalUrl, 'visitor@trivsel.example')
  await timeUpload(portalUrl, cookie)
  const quiet = await askHealth(portalUrl, quietSeconds)
  const alone = [await timeUpload(portalUrl, cookie), await timeUpload(portalUrl, cookie)]
  const settings: SenderSettings = { portalUrl, mailKey, concurrency }
  const sender = new Worker(new URL('./bombs-sender.ts', import.meta.url), {
    workerData: settings,
  })
  await new Promise((resolve) => sender.once('message', resolve))
  const result = new Promise<Sent>((resolve) => sender.once('message', resolve))
  const uploads = timeUploads(portalUrl, cookie, stormSeconds)
  const stormy = await askHealth(portalUrl, stormSeconds)
  const waits = await uploads
  sender.postMessage('stop')
  const sent = await result
  return {
    name: 'Health while strangers send bombs',
    figures: [
      {
        what: 'p99 of /livez while bombs of every kind are sent (ms)',
        value: percentile99(stormy),
        target: 100,
        smallerIsBetter: true,
        digits: 1,
      },
    ],
    details: [
      `p99 ${percentile99(quiet).toFixed(1)} ms without bombs; with them median ${median(stormy).toFixed(1)}, worst ${Math.max(...stormy).toFixed(0)} ms of ${stormy.length}`,
      `a form with a small PDF of somebody who is logged in: median ${median(waits).toFixed(0)}, worst ${Math.max(...waits).toFixed(0)} ms of ${waits.length}; ${median(alone).toFixed(0)} ms without bombs`,
      `${concurrency} bombs at once for ${stormSeconds} s; answers: ${Object.entries(sent)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')}`,
      'the sender runs on the same cores',
    ],
  }
}

/** @returns how long each answer took, in milliseconds */
async function askHealth(portalUrl: string, seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    const start = performance.now()
    const response = await fetch(`${portalUrl}/livez`)
    await response.arrayBuffer()
    if (!response.ok) throw new PlainError(`/livez answered ${response.status}.`)
    times.push(performance.now() - start)
    await sleep(pauseMilliseconds)
  }
  return times
}

async function timeUploads(portalUrl: string, cookie: string, seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1_000
  // Ten forms of one account are taken in a quarter of an hour.
  while (performance.now() < end && times.length < 6) {
    await sleep((seconds * 1_000) / 8)
    times.push(await timeUpload(portalUrl, cookie))
  }
  return times
}

async function timeUpload(portalUrl: string, cookie: string): Promise<number> {
  const start = performance.now()
  const response = await contactForm(portalUrl, { name: 'a.pdf', bytes: makePdf() }, cookie)
  if (response.status !== 204)
    throw new PlainError(`The form was answered ${response.status}: ${await response.text()}`)
  return performance.now() - start
}
