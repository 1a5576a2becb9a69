import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import type { FeeExport } from './contract.ts'

/** The head of the file for the municipality. */
export const feesHeader = (): string[] => [
  m.kindergarten_export_number(),
  m.kindergarten_export_born(),
  m.kindergarten_export_from(),
  m.kindergarten_export_to(),
  m.kindergarten_export_percent(),
  m.kindergarten_export_present(),
  m.kindergarten_export_absent(),
  m.kindergarten_export_open(),
  m.kindergarten_export_closing(),
  m.kindergarten_export_price(),
  m.kindergarten_export_decision(),
  m.kindergarten_export_reference(),
  m.kindergarten_export_sibling(),
  m.kindergarten_export_sibling_amount(),
  m.kindergarten_export_fee(),
  m.kindergarten_export_meals(),
]

/** Amounts in kroner. Texts that a spreadsheet would run are made harmless by `writeCsv`. */
export const feesTable = (items: FeeExport['items']): (string | number)[][] =>
  items.map((one) => [
    one.nationalId ?? '',
    one.bornOn,
    one.from,
    one.to,
    one.placePercent,
    one.daysPresent,
    one.daysAbsent,
    one.daysOpen,
    one.closingDays.map(({ onDate, reason }) => `${onDate} ${textIn(reason)}`).join(', '),
    one.priceOre / 100,
    one.decisionOre / 100,
    one.reference,
    one.siblingPercent,
    one.siblingOre / 100,
    one.feeOre / 100,
    one.mealsOre / 100,
  ])
