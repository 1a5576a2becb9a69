import { m } from '#messages'
import type { PublicHoliday } from '#platform/time/public-holidays.ts'

export const holidayNames = {
  newYearsDay: m.holiday_new_years_day,
  maundyThursday: m.holiday_maundy_thursday,
  goodFriday: m.holiday_good_friday,
  easterSunday: m.holiday_easter_sunday,
  easterMonday: m.holiday_easter_monday,
  labourDay: m.holiday_labour_day,
  constitutionDay: m.holiday_constitution_day,
  ascensionDay: m.holiday_ascension_day,
  whitSunday: m.holiday_whit_sunday,
  whitMonday: m.holiday_whit_monday,
  christmasDay: m.holiday_christmas_day,
  boxingDay: m.holiday_boxing_day,
} as const satisfies Record<PublicHoliday, () => string>
