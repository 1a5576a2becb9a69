import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { locales } from '@trivsel/content-contract/locales'
import { expect, test } from 'vitest'
import { claimsNotCharged } from '#core/payments/claims-not-charged.testing.ts'

const sources = fileURLToPath(new URL('../', import.meta.url))

/** Where each text is claiming of a payment of which the provider has claiming that no money was taken. */
const mayClaim: Readonly<Record<string, string>> = {
  courts_payment_cancelled: 'features/courts/book/components/money-texts.ts',
  courts_failed_nothing: 'features/courts/book/components/money-texts.ts',
  courts_failed_released: 'features/courts/book/components/money-texts.ts',
  courts_cancelled_nothing: 'features/courts/book/components/money-texts.ts',
  invoice_card_money_nothing: 'features/memberships/pay/money-texts.ts',
  invoice_card_money_released: 'features/memberships/pay/money-texts.ts',
  association_money_unpaid: 'features/association-members/pay/money-texts.ts',
  association_money_released: 'features/association-members/pay/money-texts.ts',
  event_place_money_nothing: 'features/association-events/pay/money-texts.ts',
  event_place_money_released: 'features/association-events/pay/money-texts.ts',
  course_booking_money_nothing: 'features/course-booking/pay/money-texts.ts',
  course_booking_money_released: 'features/course-booking/pay/money-texts.ts',
  kindergarten_card_unpaid: 'features/kindergarten-invoices/pay/money-texts.ts',
  kindergarten_card_released: 'features/kindergarten-invoices/pay/money-texts.ts',
  // Of a payment whose reservation the provider has released (`PaymentFacts.isReleased`).
  card_receipt_back_released: 'core/receipts/write-receipt.server.ts',
  card_receipt_credited_released: 'core/receipts/write-credit-note.server.ts',
}
const files = globSync('**/*.{ts,tsx}', { cwd: sources, exclude: ['paraglide/**', '**/*.test.ts'] })
const read = (file: string) => readFileSync(`${sources}/${file}`, 'utf8')

test.each(locales)('"not charged" is in no other text of the portal (%s)', (locale) => {
  const claims = globSync(`**/messages/${locale}.json`, { cwd: sources }).flatMap((file) =>
    Object.entries(JSON.parse(read(file)) as Record<string, unknown>)
      .filter(([, text]) => claimsNotCharged.test(JSON.stringify(text)))
      .map(([key]) => key),
  )
  expect(claims.sort()).toEqual(Object.keys(mayClaim).sort())
})

test.each(Object.entries(mayClaim))('%s is claiming in %s alone', (key, place) => {
  const says = new RegExp(`\\bm\\.${key}\\b`)
  expect(files.filter((file) => says.test(read(file)))).toEqual([place])
})

// What endpoints say of themselves is read by developers: there, other things are not taken.
test('no page writes it by itself', () => {
  const claiming = files.filter(
    (file) =>
      !/\.testing\.|\.spec\.ts$|endpoints\.server\.ts$/.test(file) &&
      claimsNotCharged.test(withoutComments(file)),
  )
  expect(claiming).toEqual([])
})

function withoutComments(file: string): string {
  const outsideBlocks = read(file)
    .split('*/')
    .map((part) => part.split('/*')[0])
  const lines = outsideBlocks.join('').split('\n')
  return lines.map((line) => line.split('//')[0]).join('\n')
}
