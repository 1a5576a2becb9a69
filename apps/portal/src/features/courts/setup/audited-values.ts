/** The names of the setup's fields in the audit log (`model/audit-names.ts`). */
const names = {
  daysAhead: 'courtDaysAhead',
  refundHours: 'courtRefundHours',
  lateRefundPercent: 'courtLateRefundPercent',
  nameNo: 'courtNameNo',
  nameEn: 'courtNameEn',
  isOffered: 'courtIsOffered',
  centerId: 'courtCenterId',
  categoryId: 'courtCategoryId',
  courtId: 'courtId',
  firstWeekday: 'courtFirstWeekday',
  lastWeekday: 'courtLastWeekday',
  fromTime: 'courtFromTime',
  toTime: 'courtToTime',
  validFrom: 'courtValidFrom',
  validTo: 'courtValidTo',
  priceOre: 'courtPriceOre',
  clubName: 'courtClubName',
  fromDay: 'courtFromDay',
  toDay: 'courtToDay',
  startsAt: 'courtClosedFrom',
  endsAt: 'courtClosedUntil',
  reasonNo: 'courtClosedReasonNo',
  reasonEn: 'courtClosedReasonEn',
} as const

type Audited = { [Name in (typeof names)[keyof typeof names]]?: string | number | boolean | null }

export function toAuditedValues(values: Readonly<Record<string, unknown>>): Audited {
  return Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => {
      const value = values[field]
      if (value === undefined) return []
      return [[name, value instanceof Date ? value.toISOString() : value]]
    }),
  )
}
