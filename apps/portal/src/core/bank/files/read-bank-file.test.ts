import { expect, it } from 'vitest'
import { untrustedWork } from '#platform/untrusted/untrusted-work.server.ts'
import { largestFile } from '../contract.ts'
import { camt054, inBatches, ownIban } from './camt054.testing.ts'
import { pain002 } from './pain002.testing.ts'
import { readAnswerFile, readTransferFile } from './read-bank-file.server.ts'
import { readCamt054 } from './read-camt054.server.ts'
import { readPain002 } from './read-pain002.server.ts'

const actor = { kind: 'staff', userId: 'kari', roles: ['caseworker'], requestId: null } as const

it('reads a file of transfers in a thread as it is read here', async () => {
  const text = camt054([{ reference: 'A-1', amount: '150000' }, { kind: 'DBIT' }])
  const before = untrustedWork.countOf('parseTransfers')
  const read = await readTransferFile({ bytes: inBatches(text), actor }, ownIban)
  expect(read).toEqual(await readCamt054(inBatches(text), ownIban))
  expect(untrustedWork.countOf('parseTransfers')).toBe(before + 1)
})

it('reads a file of answers in a thread as it is read here', async () => {
  const text = pain002({
    original: 'OUR-FILE',
    payments: [{ endToEndId: 'E2E-1', status: 'ACSC' }],
  })
  const before = untrustedWork.countOf('parseAnswers')
  const read = await readAnswerFile({ bytes: inBatches(text), actor })
  expect(read).toEqual(await readPain002(inBatches(text)))
  expect(untrustedWork.countOf('parseAnswers')).toBe(before + 1)
})

it('refuses with the code and the line', async () => {
  const text = camt054([{}, { amount: '-1.00' }])
  await expect(readTransferFile({ bytes: inBatches(text), actor }, ownIban)).rejects.toMatchObject({
    code: 'BANK_FILE_AMOUNT',
    details: { line: expect.any(Number) },
  })
})

it('takes no more than a file may have', async () => {
  const space = new Uint8Array(1_024 * 1_024)
  let given = 0
  async function* endless() {
    for (;;) {
      given += 1
      yield space
    }
  }
  await expect(readAnswerFile({ bytes: endless(), actor })).rejects.toMatchObject({
    code: 'BANK_FILE_TOO_LARGE',
  })
  expect(given).toBe(largestFile / space.length + 1)
})
