import type { Page } from '@playwright/test'
import { pain002 } from '../../apps/portal/src/core/bank/files/pain002.testing.ts'
import { ownSite } from './addresses.ts'
import { expect } from './test.ts'

/**
 * Fetches the file of the bank that has a payout, and answers that it is paid, as the bank would.
 * @param amount as the row of the file shows it; other tests have other ones
 */
export async function answerAsBank(approver: Page, amount: string): Promise<void> {
  await approver.goto('/ansatt/utbetalinger/filer')
  const line = approver.getByRole('row').filter({ hasText: amount }).first()
  const download = approver.waitForEvent('download')
  await line.getByRole('button', { name: /^Hent filen/ }).click()
  const file = await download
  const content = await new Response(
    (await file.createReadStream()) as unknown as ReadableStream,
  ).text()
  const answer = answerTo(content)
  const mark = line.getByRole('button', { name: /^Merk filen .* som sendt/ })
  if ((await mark.count()) > 0) await mark.click()
  await expect(mark).toHaveCount(0)
  await approver
    .getByLabel('Fil fra banken')
    .setInputFiles({ name: 'pain.xml', mimeType: 'text/xml', buffer: Buffer.from(answer) })
  await approver.getByRole('button', { name: 'Les inn' }).click()
  await expect(approver.getByText('Utbetalinger som er betalt').first()).toBeVisible()
}

/** The file that a bank sends when it has paid the only payment of a file. */
function answerTo(file: string): string {
  const original = /<MsgId>([^<]+)/.exec(file)?.[1] ?? ''
  const endToEndId = /<EndToEndId>([^<]+)/.exec(file)?.[1] ?? ''
  return pain002({
    original,
    messageId: `ANSWER-${Date.now()}`,
    payments: [{ endToEndId, status: 'ACSC' }],
  })
}

const money = '/api/frontend/staff/money'

/** A payout of this amount is released, and the bank pays it: without the pages that other stories go through. */
export async function payByBank(approver: Page, amountOre: number): Promise<void> {
  const send = async (method: 'POST' | 'PUT', path: string, more: object = {}) => {
    const options = { method, headers: ownSite, ...more }
    const response = await approver.request.fetch(`${money}/${path}`, options)
    expect(response.ok(), path).toBe(true)
    return response
  }
  const search = { group: 'prepared', kind: 'grant', text: '', page: 1, size: 100 }
  const found = await (await send('POST', 'payouts/search?language=no', { data: search })).json()
  const payout = found.items.find((one: { amountOre: number }) => one.amountOre === amountOre)
  const released = await send('POST', 'payouts/release', { data: { ids: [payout?.id] } })
  const [file] = (await released.json()).fileIds
  const content = await (await send('POST', `payout-files/${file}/content`)).text()
  await send('PUT', `payout-files/${file}/sent`)
  await send('POST', 'bank-files/pain-002', {
    headers: { ...ownSite, 'content-type': 'application/xml' },
    data: Buffer.from(answerTo(content)),
  })
}
