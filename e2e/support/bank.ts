import type { Page } from '@playwright/test'
import { pain002 } from '../../apps/portal/src/core/bank/files/pain002.testing.ts'
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
  const original = /<MsgId>([^<]+)/.exec(content)?.[1] ?? ''
  const endToEndId = /<EndToEndId>([^<]+)/.exec(content)?.[1] ?? ''
  const mark = line.getByRole('button', { name: /^Merk filen .* som sendt/ })
  if ((await mark.count()) > 0) await mark.click()
  await expect(mark).toHaveCount(0)
  const answer = pain002({
    original,
    messageId: `ANSWER-${Date.now()}`,
    payments: [{ endToEndId, status: 'ACSC' }],
  })
  await approver
    .getByLabel('Fil fra banken')
    .setInputFiles({ name: 'pain.xml', mimeType: 'text/xml', buffer: Buffer.from(answer) })
  await approver.getByRole('button', { name: 'Les inn' }).click()
  await expect(approver.getByText('Utbetalinger som er betalt').first()).toBeVisible()
}
