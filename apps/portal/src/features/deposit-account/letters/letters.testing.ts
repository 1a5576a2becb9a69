import { buildConfirmed } from '#core/documents/deposit/confirmed.testing.ts'
import { testSender } from '#core/documents/letters/sender.testing.ts'
import type { DepositHolder } from '../model/deposit-holder.server.ts'
import type { ConfirmationFacts, CreditNoteFacts, InvoiceFacts, ReceiptFacts } from './facts.ts'

/* Facts of letters for tests and the benchmark. */

export const testDepositHolder: DepositHolder = {
  ...testSender,
  iban: 'NO9386011117947',
  bic: 'DEMONOK0XXX',
  bank: 'Eksempelbanken',
}

const student = { fullName: 'Mai Thi Nguyen', birthDate: '2001-08-15' }

export function buildInvoice(overrides: Partial<InvoiceFacts> = {}): InvoiceFacts {
  return {
    locale: 'no',
    holder: testDepositHolder,
    writtenOn: '2026-05-20',
    student: { ...student, addressLines: ['12 Le Loi Street', 'Ward 4', '530000 Hue', 'Vietnam'] },
    invoiceNumber: '100001',
    customerNumber: '204518',
    dueOn: '2026-06-15',
    semesters: ['2026H', '2027V'],
    amountOre: 16_685_900,
    ...overrides,
  }
}

export function buildConfirmation(overrides: Partial<ConfirmationFacts> = {}): ConfirmationFacts {
  return {
    locale: 'en',
    holder: testDepositHolder,
    confirmed: buildConfirmed(),
    institution: { no: 'Universitetet i Oslo', en: 'University of Oslo' },
    check: {
      code: 'KQ7M-3WPR-X8TZ-N5HV',
      address: 'https://trivsel.example/en/verify',
      addressWithCode: 'https://trivsel.example/en/verify#code=KQ7M3WPRX8TZN5HV',
    },
    ...overrides,
  }
}

export function buildCreditNote(overrides: Partial<CreditNoteFacts> = {}): CreditNoteFacts {
  return {
    locale: 'en',
    holder: testDepositHolder,
    writtenOn: '2026-06-20',
    student,
    creditNoteNumber: '300001',
    customerNumber: '204518',
    invoiceNumber: '100001',
    invoicedOn: '2026-05-20',
    semesters: ['2026H', '2027V'],
    amountOre: 16_685_900,
    reason: 'withdrawn',
    ...overrides,
  }
}

export function buildReceipt(overrides: Partial<ReceiptFacts> = {}): ReceiptFacts {
  return {
    locale: 'en',
    holder: testDepositHolder,
    writtenOn: '2026-06-03',
    student,
    invoiceNumber: '100001',
    customerNumber: '204518',
    invoicedOre: 16_685_900,
    payments: [
      { receivedOn: '2026-05-29', amountOre: 16_600_000 },
      { receivedOn: '2026-06-03', amountOre: 60_000 },
    ],
    balanceOre: 16_660_000,
    ...overrides,
  }
}
