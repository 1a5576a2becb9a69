import { expect, it } from 'vitest'
import { writeCsv } from '#ui/data-table/write-csv.ts'
import { feesHeader, feesTable } from './fees-table.ts'

it('has a cell for each head, and runs no formula', () => {
  const [row = []] = feesTable([
    {
      nationalId: '01022312345',
      bornOn: '2023-02-01',
      placePercent: 50,
      from: '2026-12-01',
      to: '2026-12-31',
      daysPresent: 12,
      daysAbsent: 3,
      daysOpen: 17,
      closingDays: [
        { onDate: '2026-12-24', reason: { no: 'Julaften', en: 'Christmas Eve' } },
        { onDate: '2026-12-28', reason: { no: 'Planleggingsdag', en: 'Planning day' } },
      ],
      priceOre: 120_000,
      decisionOre: -58_750,
      reference: '=HYPERLINK("https://evil.example")',
      siblingPercent: 30,
      siblingOre: -9_187,
      feeOre: 21_438,
      mealsOre: 24_450,
    },
  ])
  expect(row).toHaveLength(feesHeader().length)
  const text = writeCsv(feesHeader(), [row])
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(text).toContain(
    '01022312345;2023-02-01;2026-12-01;2026-12-31;50;12;3;17;2026-12-24 Julaften, 2026-12-28 Planleggingsdag;1200;-587,5;',
  )
})
