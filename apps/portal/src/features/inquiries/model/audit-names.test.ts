import { expect, it } from 'vitest'
import { auditNames } from './audit-names.ts'

it('has words for what entries of the setup held before a text was one value', () => {
  const { inquiryNameNo, inquiryNameEn, inquiryTextNo, inquiryTextEn } = auditNames.fields
  const fields = [inquiryNameNo, inquiryNameEn, inquiryTextNo, inquiryTextEn]
  expect(fields.map(({ name }) => name())).toEqual([
    'Navn på norsk',
    'Navn på engelsk',
    'Tekst på norsk',
    'Tekst på engelsk',
  ])
})
