import { addDays } from '#platform/time/date.ts'

/**
 * The last day of a place by its notice period: full months are counted from the first of the month after
 * the notice, and the place ends with the last of them.
 * @param noticeOn the day of the notice
 * @param wantedOn the last day that the guardian wants; a later one than the period's is granted as it is
 */
export function lastDayOfPlace(
  { noticeOn, wantedOn }: { readonly noticeOn: string; readonly wantedOn: string },
  noticeMonths: number,
): string {
  const [year = 0, month = 0] = noticeOn.split('-').map(Number)
  const earliest = addDays(firstOfMonth(year, month + noticeMonths + 1), -1)
  return wantedOn > earliest ? wantedOn : earliest
}

/** @param month from 1; 13 is January of the next year */
function firstOfMonth(year: number, month: number): string {
  const years = Math.floor((month - 1) / 12)
  const within = month - years * 12
  return `${year + years}-${String(within).padStart(2, '0')}-01`
}
